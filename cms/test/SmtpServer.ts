import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Header values without line folding, by header name in lower case. */
  headers: Record<string, string>;
  source: string;
}

/** Minimal SMTP server that tests can make fail. */
export class SmtpServer {
  readonly received: ReceivedMail[] = [];
  /**
   * Behaviours for the next mails, in order; later mails are accepted. A text is sent as the response to the mail, or
   * to its recipient if it begins with `RCPT`.
   */
  readonly faults: (string | 'silence' | 'hang up')[] = [];
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();

  /** @param port 0 for a free one */
  async listen(port = 0): Promise<number> {
    const server = createServer((socket) => this.#serve(socket));
    this.#server = server;
    await once(server.listen(port), 'listening');
    return (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let rest = '';
    let mail: { from: string; to: string[]; lines: string[] | null } = { from: '', to: [], lines: null };
    const say = (line: string) => socket.write(`${line}\r\n`);
    const handle = (line: string) => {
      if (mail.lines) {
        if (line !== '.') return void mail.lines.push(line.replace(/^\.\./, '.'));
        const fault = this.faults.shift();
        if (fault === 'hang up') return void socket.destroy();
        if (fault === 'silence') return;
        if (fault) say(fault);
        else {
          this.received.push(parse(mail.from, mail.to, mail.lines));
          say('250 accepted');
        }
        mail = { from: '', to: [], lines: null };
        return;
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'MAIL') mail.from = line;
      if (command === 'RCPT') mail.to.push(/<(.*)>/.exec(line)?.[1] ?? '');
      if (command === 'RCPT' && this.faults[0]?.startsWith('RCPT')) {
        say(this.faults.shift()?.slice('RCPT '.length) ?? '');
        return;
      }
      if (command === 'DATA') mail.lines = [];
      if (command === 'DATA') say('354 go on');
      else if (command === 'STAR') say('502 5.5.1 No encryption');
      else if (command === 'QUIT') socket.end('221 bye\r\n');
      else say('250 ok');
    };
    socket.on('data', (data) => {
      const lines = (rest + data.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(handle);
    });
    say('220 test');
  }
}

function parse(from: string, to: string[], lines: string[]): ReceivedMail {
  const end = lines.indexOf('');
  const headers: Record<string, string> = {};
  for (const [, name = '', value = ''] of lines
    .slice(0, end)
    .join('\n')
    .replace(/\n[ \t]+/g, ' ')
    .matchAll(/^([\w-]+): (.*)$/gm)) {
    headers[name.toLowerCase()] = value;
  }
  return { from, to, headers, source: lines.join('\n') };
}
