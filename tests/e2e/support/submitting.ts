/** Posts a contact form like a script; the number is part of the address and the name. */
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

/** The number in the address of a lead. */
export const numberOf = (email: string) => Number(/\d+/.exec(email)![0]);
