// node deploy/ready.mjs [port] [seconds]: exits with 0 as soon as the web node on this machine is ready, with 1 if it is not after
// some seconds (0: asks once). Plain JavaScript for Node 18 and later, like scripts/.
const [port = process.env.PORT || '3000', seconds = '0'] = process.argv.slice(2);
const until = Date.now() + 1_000 * Number(seconds);

async function isReady() {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) }))
      .ok;
  } catch {
    return false;
  }
}

let ready = await isReady();
while (!ready && Date.now() < until) {
  await new Promise((resolve) => setTimeout(resolve, 200));
  ready = await isReady();
}
process.exit(ready ? 0 : 1);
