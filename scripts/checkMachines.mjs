import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteBuilder } from '../packages/gatsby-builder/siteBuilder.mjs';
import { publishBucket } from '../packages/gatsby-builder/publishBucket.mjs';
import { siteBucket } from '../packages/gatsby-builder/siteBucket.mjs';
import { leaseServer } from '../cms/platform/database/embedded/leaseServer.ts';
import { command } from './lib/command.mjs';
import { connectDatabase } from './lib/connectDatabase.mjs';
import { cmsFolder } from './lib/paths.mjs';
import { freePort } from '../packages/processes/ports.mjs';
import { start } from '../packages/processes/processes.mjs';
import { readEnv, readSettings } from './lib/settings.mjs';
import { step } from './lib/steps.mjs';
import { rebuild, watchContent } from './lib/watchContent.mjs';
import { omitLocalSettings } from './lib/omitLocalSettings.mjs';
import { captchaAnswer } from './testing/captchaAnswer.mjs';
import { startS3Server } from '../packages/gatsby-builder/testing/s3Server.mjs';
import { until } from '../packages/processes/until.mjs';

const LEAD_COUNT = 24;
const KEY = 'of-this-check-alone-and-nobody-elses';
const ADMIN = { email: 'admin@example.com', password: 'of-this-check-alone' };
const PLAN = readFileSync(path.join(cmsFolder, 'seed/assets/rating-2022.pdf'));

const folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
const logFolder = path.join(folder, 'logs');

/** Starts a fake CRM. Like a real one, it recognises a repeated delivery by its key. */
async function startCrm() {
  /** @type {Map<string, string>} */
  const leads = new Map();
  const crm = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      leads.set(String(request.headers['idempotency-key']), JSON.parse(body).reference);
      response.end(JSON.stringify({ accepted: true, id: 'crm-1' }));
    });
  });
  crm.listen(0, '127.0.0.1');
  await once(crm, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (crm.address());
  return { leads, url: `http://127.0.0.1:${port}` };
}

/**
 * Starts a load balancer that forwards each connection to the first instance that is available.
 * @param {number} port
 * @param {readonly number[]} instances ports of the instances
 */
async function startBalancer(port, instances) {
  const balancer = createTcpServer((client) => {
    const forward = ([instance, ...others] = instances) => {
      if (instance === undefined) return client.destroy();
      const upstream = connect(instance, 'localhost');
      let isOpen = false;
      upstream.once('connect', () => {
        isOpen = true;
        client.pipe(upstream).pipe(client);
      });
      upstream.once('error', () => (isOpen ? client.destroy() : forward(others)));
      client.once('error', () => upstream.destroy());
      return undefined;
    };
    forward();
  });
  balancer.listen(port, 'localhost');
  await once(balancer, 'listening');
}

/**
 * Starts an instance of the built CMS.
 * @param {number} port
 * @param {NodeJS.ProcessEnv} env
 */
function startInstance(port, env) {
  const { child } = start({
    name: `cms-${port}`,
    command: ['node', 'scripts/start.mjs'],
    cwd: cmsFolder,
    env: { ...env, PORT: String(port), DATA_DIR: path.join(folder, `instance-${port}`) },
    logFolder,
  });
  const url = `http://localhost:${port}`;
  const ready = async () =>
    (await fetch(`${url}/web/health/ready`).catch(() => null))?.status === 200 || child.exitCode !== null;
  return { child, url, ready: () => until(ready, `the instance on port ${port} is ready`) };
}

/**
 * Returns a command that replaces Gatsby's build, which other checks cover. It writes one page that lists the
 * companies, with its data and a script.
 * @param {string} cmsUrl
 */
const buildCommand = (cmsUrl) => {
  const file = path.join(folder, 'build.mjs');
  writeFileSync(
    file,
    `import { mkdirSync, writeFileSync } from 'node:fs';
     const { docs } = await (await fetch('${cmsUrl}/api/companies?locale=he&limit=100&depth=0')).json();
     const names = docs.map(({ name }) => name).sort().join(', ');
     mkdirSync('public/page-data/index', { recursive: true });
     writeFileSync('public/page-data/index/page-data.json', JSON.stringify({ names }));
     writeFileSync('public/index.html', '<html><body>' + names + '</body></html>');`,
  );
  return ['node', file];
};

/**
 * `node scripts/checkMachines.mjs`: simulates an installation on several machines, with two CMS instances behind a load
 * balancer. The CMS must be built.
 */
command(
  async () => {
    const [s3, crm] = await Promise.all([startS3Server(['files', 'site']), startCrm()]);
    const [one, other, both] = [await freePort(), await freePort(), await freePort()];
    await startBalancer(both, [one, other]);
    const webhookPort = await freePort();
    const database = await leaseServer(path.join(folder, 'database'));
    const client = await connectDatabase(database.url);
    const settings = readSettings({
      ...omitLocalSettings(readEnv()),
      ...s3.env,
      DATA_DIR: path.join(folder, 'builder'),
      CMS_PORT: String(both),
      WEBHOOK_PORT: String(webhookPort),
      WARM_BUILDS: 'false',
      SITE_BUCKET: 'site',
      S3_BUCKET: 'files',
    });
    const env = {
      ...settings.cmsEnv,
      DATABASE_URL: database.url,
      PAYLOAD_SECRET: KEY,
      CMS_API_KEY: KEY,
      DEMO_ADMIN_EMAIL: ADMIN.email,
      DEMO_ADMIN_PASSWORD: ADMIN.password,
      CRM_URL: crm.url,
      FORM_LIMIT_PER_ADDRESS: '1000',
    };
    try {
      const bucket = siteBucket(settings.siteEnv);
      assert(bucket);
      const first = startInstance(one, env);
      await step('The first instance is ready', first.ready);
      const second = startInstance(other, env);
      await step('The second instance is ready', second.ready);

      const login = await fetch(`${first.url}/api/users/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(ADMIN),
      });
      const { token } = await login.json();
      const headers = { Authorization: `JWT ${token}` };
      /**
       * Publishes a company.
       * @param {string} name
       * @param {number} companyId
       * @param {string} [through] URL of the instance to use
       */
      const publish = async (name, companyId, through = first.url) => {
        const answer = await fetch(`${through}/api/companies?locale=he`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ name, companyId }),
        });
        assert.equal(answer.status, 201, await answer.clone().text());
        return /** @type {{ doc: { id: number } }} */ (await answer.json()).doc;
      };
      const follows = (/** @type {string} */ name) =>
        until(
          async () => (await bucket.read('index.html'))?.includes(name) ?? false,
          `the site shows ${name}`,
        );

      const site = path.join(folder, 'site');
      mkdirSync(path.join(site, 'public'), { recursive: true });
      writeFileSync(path.join(site, 'package.json'), '{}');
      const builder = createSiteBuilder(settings, site, {
        command: buildCommand(settings.cmsUrl),
        publish: (built) => publishBucket(built, bucket, { loadingMs: 0 }),
      });
      const siteIsBuilt = await watchContent(settings, rebuild(builder));
      siteIsBuilt();
      await step('What is published through one instance is in the bucket', async () => {
        const { id } = await publish('Company One', 1);
        await follows('Company One');
        // The builder has another data folder, as on another machine. So the CMS cannot read its state from disk and
        // must request it.
        for (const { url } of [first, second])
          await until(async () => {
            const sign = await fetch(`${url}/api/companies/${id}/site-state`, { headers });
            return (await sign.json()).state === 'live';
          }, `${url} says that it is on the site`);
      });

      await step('A file that one instance takes comes from the other', async () => {
        const form = new FormData();
        form.append('_payload', JSON.stringify({ decorative: true }));
        form.append('file', new Blob([PLAN], { type: 'application/pdf' }), 'plan.pdf');
        const sent = await fetch(`${first.url}/api/media`, { method: 'POST', headers, body: form });
        assert.equal(sent.status, 201);
        const { doc } = await sent.json();
        const got = await fetch(`${second.url}/api/media/file/${doc.filename}`);
        assert(PLAN.equals(Buffer.from(await got.arrayBuffer())));
      });

      /** @type {Set<string>} */
      const answered = new Set();
      /**
       * Sends a lead to an instance. Returns false if the instance is unreachable.
       * @param {string} url
       * @param {number} number
       */
      const sendLead = async (url, number) => {
        const body = {
          projectId: 1732,
          name: 'Dana Cohen',
          email: `visitor${number}@example.com`,
          phone: `050${String(number).padStart(7, '0')}`,
          comments: '',
          projectStatus: 'שיווק',
          allowedMarketing: true,
          allowedSmsAndEmail: true,
          companyId: -1,
          uri: 'http://localhost:9101/landing/',
          toEmail: '',
          gRecaptchaResponse: await captchaAnswer(settings.cmsUrl),
        };
        const answer = await fetch(`${url}/web/bmby/lead`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'Idempotency-Key': `lead-${number}-0000-0000-0000-000000000000`,
          },
          body: JSON.stringify(body),
        }).catch(() => null);
        if (!answer) return false;
        assert.equal(answer.status, 200, await answer.text());
        answered.add(answer.headers.get('X-Reference') ?? '');
        return true;
      };

      await step(
        `${LEAD_COUNT} leads through the other instance, which is killed in the middle`,
        async () => {
          /** @type {number[]} */
          const unanswered = [];
          await Promise.all(
            Array.from({ length: LEAD_COUNT }, async (_nothing, number) => {
              if (!(await sendLead(second.url, number))) unanswered.push(number);
              else if (answered.size >= LEAD_COUNT / 2) second.child.kill('SIGKILL');
            }),
          );
          assert(unanswered.length > 0, 'it was killed while leads were under way');
          // Expire the locks of the killed instance now, because the test would otherwise have to wait for their timeout.
          await client.query('UPDATE idempotency_keys SET locked_until = 0 WHERE answer IS NULL');
          for (const number of unanswered) assert(await sendLead(first.url, number));
          assert.equal(answered.size, LEAD_COUNT);
        },
      );

      await step('Nothing is lost, nothing is there twice', async () => {
        const leads = await fetch(`${first.url}/api/leads?limit=500&depth=0`, { headers });
        const { docs } = /** @type {{ docs: { reference: string }[] }} */ (await leads.json());
        assert.deepEqual(docs.map(({ reference }) => reference).sort(), [...answered].sort());
        await until(async () => {
          await client.query(
            "UPDATE deliveries SET locked_until = 0, next_attempt_at = now() - interval '2 minutes' WHERE state IN ('sending', 'queued')",
          );
          return new Set(crm.leads.values()).size === LEAD_COUNT;
        }, 'the CRM has every lead');
        assert.deepEqual([...crm.leads.values()].sort(), [...answered].sort());
      });

      await step('The site still follows', async () => {
        await publish('Company Two', 2);
        await follows('Company One, Company Two');
      });

      // Until now, the first instance ran the jobs, notified the builder and received its requests.
      const again = startInstance(other, env);
      await step('The other instance is ready again', again.ready);
      await step('The first instance is killed, and the site follows through the other', async () => {
        first.child.kill('SIGKILL');
        await publish('Company Three', 3, again.url);
        await follows('Company One, Company Three, Company Two');
      });
      await step('A lead through the other instance reaches the CRM', async () => {
        assert(await sendLead(again.url, LEAD_COUNT));
        await until(async () => new Set(crm.leads.values()).size === LEAD_COUNT + 1, 'the CRM has the lead');
      });
      return 0;
    } finally {
      await client.end();
      await database.release();
    }
  },
  {
    tidy: (code) => {
      if (code === 0) rmSync(folder, { recursive: true, force: true });
      else console.error(`Logs: ${logFolder}`);
    },
  },
);
