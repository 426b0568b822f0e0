// node --import: connections to the host of OLD_SITE, `host=port`, reach that port of this machine. The server under test is as it
// ships: its guard of downloads asks for the host's address, gets one of the public internet, and checks it; only then does the
// connection lead here.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const [host, port] = process.env.OLD_SITE.split('=');
const PUBLIC = '93.184.215.14';
const { lookup } = dns;
const { connect } = net.Socket.prototype;

const found = (address, { all }) => (all ? [[{ address, family: 4 }]] : [address, 4]);

dns.lookup = (name, options, done) =>
  name === host
    ? process.nextTick(done, null, ...found(PUBLIC, options))
    : lookup(name, options, done);

net.Socket.prototype.connect = function connectTo(...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (options?.host === host) {
    const guarded = options.lookup;
    options.port = Number(port);
    options.lookup = (name, how, done) =>
      guarded(name, how, (error) => (error ? done(error) : done(null, ...found('127.0.0.1', how))));
  }
  return connect.apply(this, args);
};
syncBuiltinESMExports();
