/**
 * Changes the English title of a page through the CMS's REST API, as an editor would.
 * @param {import('../scripts/lib/settings.mjs').Settings} settings
 * @throws {Error} if the CMS rejects the change
 */
export async function editOnePage({ cmsUrl, cmsEnv }) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {{ body?: object, token?: string }} [options]
   */
  const call = async (method, path, { body, token } = {}) => {
    const response = await fetch(`${cmsUrl}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `JWT ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const { token } = await call('POST', '/users/login', {
    body: { email: cmsEnv.DEMO_ADMIN_EMAIL, password: cmsEnv.DEMO_ADMIN_PASSWORD },
  });
  const { docs } = await call(
    'GET',
    '/pages?where[paths.he][equals]=/activities/infrastructure/&depth=0&locale=en',
  );
  await call('PATCH', `/pages/${docs[0].id}?locale=en`, {
    token,
    body: { seo: { metaDescription: `Edited at ${new Date().toISOString()}` }, _status: 'published' },
  });
}
