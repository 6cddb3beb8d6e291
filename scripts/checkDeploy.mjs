import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { validate } from 'dockerfile-utils';
import { command } from './lib/command.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from '../packages/processes/ports.mjs';
import { run, start } from '../packages/processes/processes.mjs';
import { until } from '../packages/processes/until.mjs';

const deploy = path.join(root, 'deploy');
const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
const NGINX = '/usr/sbin/nginx';

function checkContainers() {
  for (const name of readdirSync(path.join(deploy, 'containers')).filter((file) =>
    file.startsWith('Containerfile'),
  )) {
    const text = readFileSync(path.join(deploy, 'containers', name), 'utf8');
    const faults = validate(text);
    assert.deepEqual(
      faults.map(({ message, range }) => `${name}:${range.start.line + 1} ${message}`),
      [],
    );
    // Each volume needs a folder in the image. Otherwise the volume would belong to root, and the program could not
    // write to it, because it runs as another user.
    const made =
      text
        .match(/^RUN mkdir [^&]*/gm)
        ?.join(' ')
        .split(/\s+/) ?? [];
    for (const volumes of text.match(/^VOLUME .*$/gm) ?? [])
      for (const [volume] of volumes.matchAll(/\/[\w./]+/g))
        assert(made.includes(volume), `${name} makes no folder ${volume}, which is a volume`);
  }
}

async function checkUnits() {
  const names = readdirSync(path.join(deploy, 'systemd'));
  const units = names.map((name) => {
    const text = readFileSync(path.join(deploy, 'systemd', name), 'utf8').replaceAll(
      '/usr/bin/node',
      process.execPath,
    );
    const unit = path.join(folder, name.replace('@.', '@3000.'));
    writeFileSync(unit, text);
    return unit;
  });
  const { status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', '--man=no', '--recursive-errors=no', ...units],
    {
      encoding: 'utf8',
    },
  );
  // Ignore errors of units that belong to this machine and not to the project.
  const faults = stderr
    .split('\n')
    .filter((line) => line.includes(folder) || names.some((name) => line.startsWith(`${name}:`)));
  assert.deepEqual(faults, []);
  assert.equal(status, 0, stderr);
  // For each server that nginx forwards to, some unit must start it. CMS units have their port in their name.
  const ports = readFileSync(path.join(deploy, 'nginx/site.conf'), 'utf8').matchAll(
    /server 127\.0\.0\.1:(9\d+)/g,
  );
  const all = units.map((unit) => readFileSync(unit, 'utf8')).join('');
  for (const [, port] of ports) assert(all.includes(`PORT=${port}`), `no unit listens on port ${port}`);
}

/**
 * Starts a server to put behind the proxy. It responds with a description of the request that it received.
 * @param {string} name
 */
async function startUpstream(name) {
  const server = createServer((asked, response) => {
    text(asked).then(
      (body) => {
        response.setHeader('Strict-Transport-Security', 'max-age=31536000');
        response.setHeader('X-Upstream', name);
        response.end(JSON.stringify({ name, url: asked.url, headers: asked.headers, bytes: body.length }));
      },
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { server, port };
}

/** Checks the nginx configuration with TLS, in front of servers that echo their requests. */
async function checkProxy() {
  const [plain, tls] = [await freePort(), await freePort()];
  const [site, one, other, preview] = await Promise.all(['site', 'cms', 'cms', 'preview'].map(startUpstream));
  assert(site && one && other && preview);
  const certificate = { key: path.join(folder, 'key.pem'), cert: path.join(folder, 'cert.pem') };
  const logFolder = path.join(folder, 'logs');
  const program = (/** @type {string[]} */ ...args) =>
    run({ name: path.basename(args[0] ?? ''), command: args, cwd: folder, env: process.env, logFolder });
  await program(
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=www.example.com',
    '-addext',
    'subjectAltName=DNS:www.example.com,DNS:cms.example.com,DNS:preview.example.com',
    '-keyout',
    certificate.key,
    '-out',
    certificate.cert,
  );
  const ports = { 9000: site.port, 3000: one.port, 3001: other.port, 9002: preview.port };
  let conf = readFileSync(path.join(deploy, 'nginx/site.conf'), 'utf8')
    .replace('/etc/site/tls/fullchain.pem', certificate.cert)
    .replace('/etc/site/tls/privkey.pem', certificate.key)
    .replaceAll('/var/log/nginx/access.log', path.join(folder, 'access.log'))
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${tls} ssl;`);
  for (const [port, own] of Object.entries(ports))
    conf = conf.replace(`127.0.0.1:${port}`, `127.0.0.1:${own}`);
  const file = path.join(folder, 'nginx.conf');
  // Debian's nginx.conf sets these two directives too.
  const defaultLog = path.join(folder, 'default.log');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/nginx.pid; error_log stderr; events {}
     http { access_log ${defaultLog}; ssl_protocols TLSv1.2; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;\n${conf}\n}`,
  );
  await program(NGINX, '-t', '-e', 'stderr', '-p', folder, '-c', file);
  start({
    name: 'nginx',
    command: [NGINX, '-e', 'stderr', '-p', folder, '-c', file],
    cwd: folder,
    env: process.env,
    logFolder,
  });

  const ca = readFileSync(certificate.cert);
  /** @param {string} host @param {string} asked @param {{ method?: string, headers?: Record<string, string>, body?: string }} [options] */
  const ask = async (host, asked, { body, ...options } = {}) => {
    const sent = request({
      host: '127.0.0.1',
      port: tls,
      servername: host,
      ca,
      path: asked,
      agent: false,
      ...options,
      headers: { Host: host, ...options.headers },
    });
    sent.end(body);
    const [response] = await once(sent, 'response');
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  };
  await until(
    async () =>
      ask('www.example.com', '/').then(
        () => true,
        () => false,
      ),
    'nginx answers',
    20_000,
  );

  for (const [host, name] of [
    ['www.example.com', 'site'],
    ['cms.example.com', 'cms'],
    ['preview.example.com', 'preview'],
  ]) {
    const answer = await ask(/** @type {string} */ (host), '/a?b=1', {
      headers: { 'X-Forwarded-For': '6.6.6.6' },
    });
    const { name: upstream, url, headers } = JSON.parse(answer.text);
    assert.deepEqual([upstream, url, headers.host], [name, '/a?b=1', host]);
    // nginx must overwrite the values that the client sent in these headers.
    assert.equal(headers['x-forwarded-for'], '127.0.0.1');
    assert.equal(headers['x-forwarded-proto'], 'https');
    assert.equal(answer.headers['strict-transport-security'], 'max-age=31536000');
  }
  assert.equal((await ask('cms.example.com', '/web/metrics')).status, 404);
  assert.equal(
    (await ask('cms.example.com', '/x', { method: 'POST', body: 'x'.repeat(2_000_000) })).status,
    200,
  );
  const redirect = await fetch(`http://127.0.0.1:${plain}/a?b=1`, { redirect: 'manual' });
  assert.equal(redirect.status, 301);
  assert.match(redirect.headers.get('Location') ?? '', /^https:\/\/.*\/a\?b=1$/);
  // No log may contain queries, because links in mails contain tokens.
  for (const log of [defaultLog, path.join(folder, 'access.log')])
    assert(!readFileSync(log, 'utf8').includes('b=1'), `${log} contains queries`);
  assert.match(readFileSync(path.join(folder, 'access.log'), 'utf8'), /"GET \/a" 301/);

  // If one instance stops, the other one must receive all requests.
  one.server.closeAllConnections();
  one.server.close();
  for (let count = 0; count < 20; count += 1) {
    const method = count % 2 ? 'POST' : 'GET';
    assert.equal((await ask('cms.example.com', '/still', { method })).status, 200);
  }
}

const CHECKS = { containers: checkContainers, units: checkUnits, proxy: checkProxy };

/**
 * `node scripts/checkDeploy.mjs containers|units|proxy`: checks the Containerfiles, the systemd units, or the nginx
 * configuration.
 */
command(
  async () => {
    const check = Object.entries(CHECKS).find(([name]) => name === process.argv[2])?.[1];
    if (!check) throw new Error(`Usage: checkDeploy.mjs ${Object.keys(CHECKS).join('|')}`);
    await check();
    return 0;
  },
  { tidy: (code) => code === 0 && rmSync(folder, { recursive: true, force: true }) },
);
