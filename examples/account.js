// A storage for tables on the page's own server: GET, PUT and DELETE of `account/<key>`, for the visitor who is logged in.
const address = (key) => `account/${encodeURIComponent(key)}`;

/** The server's response; throws if the server failed, and the table then says that the match is not stored. */
async function ask(key, request) {
  const answer = await fetch(address(key), request);
  if (!answer.ok && answer.status !== 404) throw new Error(`${answer.status} ${address(key)}`);
  return answer;
}

// Set before the table starts: this script comes before that of the table.
document.querySelector('whist-table').storage = {
  async get(key) {
    const answer = await ask(key);
    return answer.ok ? answer.text() : null;
  },
  set: (key, text) => ask(key, {method: 'PUT', body: text}),
  delete: (key) => ask(key, {method: 'DELETE'}),
};
