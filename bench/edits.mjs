/**
 * Logs in as the demo's administrator and returns functions that edit content through the CMS's REST API.
 * @param {import('../scripts/lib/settings.mjs').Settings} settings
 */
export async function editor({ cmsUrl, cmsEnv }) {
  /** @type {string | undefined} */
  let token;
  /**
   * Calls the REST API.
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @throws {Error} if the CMS rejects the call
   */
  const call = async (method, path, body) => {
    const response = await fetch(`${cmsUrl}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const { DEMO_ADMIN_EMAIL: email, DEMO_ADMIN_PASSWORD: password } = cmsEnv;
  token = (await call('POST', '/users/login', { email, password })).token;

  /**
   * Finds a page by its path.
   * @param {string} path the path of the Hebrew page
   * @returns {Promise<{ id: number } & Record<string, unknown>>}
   */
  const pageAt = async (path) => {
    const query = `where[paths.he][equals]=${encodeURI(path)}&depth=0&locale=en`;
    const { docs } = await (await fetch(`${cmsUrl}/api/pages?${query}`)).json();
    if (!docs[0]) throw new Error(`There is no page at ${path}`);
    return docs[0];
  };
  return {
    call,
    pageAt,
    /** @param {number} id @param {object} data @param {string} [locale] */
    publishPage: (id, data, locale = 'en') =>
      call('PATCH', `/pages/${id}?locale=${locale}&depth=0`, { ...data, _status: 'published' }),
  };
}
