import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { message, runDeliveries, send, startContactCms, type ContactCms } from '../../test/contactHarness';
import { SmtpServer } from '../../test/SmtpServer';
import { smtpMail } from './smtp';

/** A free port, on which the tests start and stop a server. It must be chosen before the CMS reads its environment. */
const port = await vi.hoisted(async () => {
  const { createServer } = await import('node:net');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  const free = typeof address === 'object' && address ? address.port : 0;
  process.env.SMTP_URL = `smtp://localhost:${free}/?ignoreTLS=true`;
  process.env.MAIL_FROM = 'Even Derech <site@even-derech.example>';
  process.env.DELIVERY_RETRY_MS = '0';
  process.env.FORM_LIMIT_PER_ADDRESS = '1000';
  return free;
});

let cms: ContactCms;
const smtp = new SmtpServer();
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(async () => {
  await smtp.close();
  await cms.stop();
});
beforeEach(async () => {
  await smtp.close();
  smtp.received.length = 0;
  await cms.payload.delete({ collection: 'deliveries', where: {} });
});

const states = async () =>
  (await cms.payload.find({ collection: 'deliveries', limit: 50, depth: 0, sort: 'id' })).docs.map(
    ({ state, attempts, lastError }) => ({ state, attempts, lastError }),
  );

describe('mail by a server', () => {
  it('goes from the sender to the contact address, with the visitor as Reply-To', async () => {
    await smtp.listen(port);
    const reference = (await send(cms)).headers.get('X-Reference') ?? '';
    await runDeliveries(cms.payload);
    const [mail, ...others] = smtp.received;
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(['contact@even-derech.example']);
    expect(mail?.headers.from).toContain('site@even-derech.example');
    expect(mail?.headers['reply-to']).toBe('dana@example.com');
    expect(mail?.headers['message-id']).toMatch(/^<[0-9a-f]{32}@even-derech\.example>$/);
    const body = /\n\n([\s\S]*)$/.exec(mail?.source ?? '')?.[1] ?? '';
    expect(Buffer.from(body, 'base64').toString('utf8')).toContain(reference);
    expect((await cms.payload.count({ collection: 'mails' })).totalDocs).toBe(0);
  });

  it('accepts messages while the server is down and delivers them later', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => send(cms, message(cms, { content: `Message ${index}` }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    await runDeliveries(cms.payload);
    await runDeliveries(cms.payload);
    expect(smtp.received).toEqual([]);
    for (const state of await states()) {
      expect(state).toMatchObject({ state: 'queued', attempts: 2 });
      expect(state.lastError).toContain('ECONNREFUSED');
    }

    await smtp.listen(port);
    await runDeliveries(cms.payload);
    expect(smtp.received).toHaveLength(5);
    expect(new Set(smtp.received.map(({ headers }) => headers['message-id'])).size).toBe(5);
    expect((await states()).map(({ state }) => state)).toEqual(Array(5).fill('delivered'));
    await runDeliveries(cms.payload);
    expect(smtp.received).toHaveLength(5);
  });

  it.each([
    ['asks to come back later', '451 4.7.1 Try again later', '451'],
    ['has no room for the recipient just now', 'RCPT 452 4.2.2 Mailbox full', '452'],
    ['hangs up in the middle', 'hang up', ''],
  ])('is retried when the server %s', async (_name, fault, error) => {
    await smtp.listen(port);
    smtp.faults.push(fault);
    await send(cms);
    await runDeliveries(cms.payload);
    const [failed] = await states();
    expect(failed).toMatchObject({ state: 'queued', attempts: 1 });
    expect(failed?.lastError).toContain(error);
    await runDeliveries(cms.payload);
    expect(smtp.received).toHaveLength(1);
    expect((await states())[0]).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it.each([
    ['the mail', '554 5.7.1 Rejected', '554 5.7.1'],
    ['the recipient', 'RCPT 550 5.1.1 No such user', '550 5.1.1'],
  ])('is given up at once when the server refuses %s for good', async (_name, fault, error) => {
    await smtp.listen(port);
    smtp.faults.push(fault);
    await send(cms);
    await runDeliveries(cms.payload);
    await runDeliveries(cms.payload);
    const [refused] = await states();
    expect(refused).toMatchObject({ state: 'dead', attempts: 1 });
    expect(refused?.lastError).toContain(error);
    expect(smtp.received).toEqual([]);
  });

  it.each([
    [true, 'auto-replied', 'All'],
    [false, undefined, undefined],
  ])('marks automatic replies in its headers (%s)', async (autoReplied, submitted, suppress) => {
    await smtp.listen(port);
    const mail = { to: 'dana@example.com', subject: 'Hello', text: 'Hello', key: `auto-${autoReplied}` };
    await smtpMail(process.env.SMTP_URL ?? '').send({ ...mail, autoReplied });
    expect(smtp.received[0]?.headers['auto-submitted']).toBe(submitted);
    expect(smtp.received[0]?.headers['x-auto-response-suppress']).toBe(suppress);
  });

  // `0.0.0.0` reaches this machine, but need not be it, so TLS is required.
  it.each([
    ['localhost', '', true],
    ['LOCALHOST', '', true],
    ['0.0.0.0', '', false],
    ['0.0.0.0', '?ignoreTLS=false', false],
    ['0.0.0.0', '?requireTLS=false', true],
  ])('goes to %s%s without TLS: %s', async (host, options, isSent) => {
    await smtp.listen(port);
    const mail = { to: 'dana@example.com', subject: 'Hello', text: 'Hello', key: 'unencrypted' };
    const sent = smtpMail(`smtp://${host}:${port}/${options}`).send(mail);
    if (isSent) await sent;
    else await expect(sent).rejects.toThrow('STARTTLS');
    expect(smtp.received).toHaveLength(isSent ? 1 : 0);
  });

  it('has the given name of the sender and the configured address', async () => {
    await smtp.listen(port);
    const mail = { to: 'dana@example.com', subject: 'Hello', text: 'Hello', key: 'named' };
    await smtpMail(process.env.SMTP_URL ?? '').send({ ...mail, senderName: 'Harbour Group' });
    expect(smtp.received[0]?.headers.from).toBe('Harbour Group <site@even-derech.example>');
  });

  it('has headers for one-click unsubscribe (RFC 8058)', async () => {
    await smtp.listen(port);
    const unsubscribeUrl = `https://cms.even-derech.example/web/alerts/unsubscribe?lang=he&token=7.${'x'.repeat(80)}`;
    const mail = { to: 'dana@example.com', subject: 'Report', text: 'Report', key: 'one-press' };
    await smtpMail(process.env.SMTP_URL ?? '').send({ ...mail, unsubscribeUrl, autoGenerated: true });
    const headers = smtp.received[0]?.headers;
    expect(headers?.['list-unsubscribe']).toBe(`<${unsubscribeUrl}>`);
    expect(headers?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(headers?.['auto-submitted']).toBe('auto-generated');
  });

  it('contains no injected header', async () => {
    await smtp.listen(port);
    const subject = 'Dana\r\nBcc: all@evil.example';
    const mail = { to: 'contact@even-derech.example', subject, text: 'Hello', key: 'made-up' };
    await smtpMail(process.env.SMTP_URL ?? '').send({ ...mail, autoReplied: false });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.headers.bcc).toBeUndefined();
    expect(smtp.received[0]?.to).toEqual(['contact@even-derech.example']);
  });
});
