/** A contact form as a script posts it; the number is in the address and the name. */
export function postLead(url: string, n: number, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}/api/leads/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      firstName: 'Ann',
      lastName: `Number ${n}`,
      email: `ann${n}@company${n}.example`,
      message: 'Two of our reports disagree.',
      pageUri: `${url}/contact`,
      pageName: 'Contact',
    }),
    ...init,
  });
}

/** The number of the lead that an address belongs to. */
export const numberOf = (email: string) => Number(/\d+/.exec(email)![0]);
