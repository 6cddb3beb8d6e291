import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '../support/test';

const IN_FLIGHT = 50;
const START_MS = 60_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts another CMS from the same build, with its own empty database. It starts as an operator would start it. */
class OwnCms {
  readonly child: ChildProcess;
  readonly folder = mkdtempSync(path.join(tmpdir(), 'draining-'));

  constructor(readonly port: number) {
    const url = `http://localhost:${port}`;
    this.child = spawn('npm', ['run', 'start'], {
      cwd: path.resolve('cms'),
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        CMS_URL: url,
        SITE_URL: url,
        DATA_DIR: this.folder,
        DATABASE_URL: '',
        PAYLOAD_SECRET: 'of-this-test-alone-and-nobody-elses',
        CMS_API_KEY: 'of-this-test-alone-and-nobody-elses',
        DEMO_ADMIN_EMAIL: 'admin@example.com',
        DEMO_ADMIN_PASSWORD: 'of-this-test-alone',
      },
    });
  }

  async isReady(): Promise<boolean> {
    const answer = await fetch(`http://localhost:${this.port}/web/health`).catch(() => null);
    return answer?.ok ?? false;
  }

  remove(): void {
    if (this.child.exitCode === null && this.child.pid) process.kill(-this.child.pid, 'SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

test('after a signal to npm, the CMS answers pending requests and leaves no process', async () => {
  test.setTimeout(3 * START_MS);
  const cms = new OwnCms(await freePort());
  try {
    await expect.poll(() => cms.isReady(), { timeout: START_MS }).toBe(true);
    const sockets = await Promise.all(
      Array.from({ length: IN_FLIGHT }, async (): Promise<Socket> => {
        const socket = connect(cms.port, 'localhost');
        await once(socket, 'connect');
        return socket;
      }),
    );
    const firstAnswer = Promise.race(sockets.map((socket) => once(socket, 'readable')));
    const answers = sockets.map((socket) => text(socket));
    // Wait until all requests have been sent completely, so that the signal arrives after them.
    await Promise.all(
      sockets.map(
        (socket) =>
          new Promise((resolve) => {
            socket.write('GET /admin/login HTTP/1.1\r\nHost: localhost\r\n\r\n', resolve);
          }),
      ),
    );
    await firstAnswer;
    const ended = once(cms.child, 'exit');
    cms.child.kill('SIGTERM');
    const whole = await Promise.all(answers);
    expect(
      whole.filter((answer) => answer.startsWith('HTTP/1.1 200 ') && answer.includes('\r\n0\r\n\r\n')),
    ).toHaveLength(IN_FLIGHT);
    await ended;
    expect(await cms.isReady(), 'the server goes with npm').toBe(false);
  } finally {
    cms.remove();
  }
});
