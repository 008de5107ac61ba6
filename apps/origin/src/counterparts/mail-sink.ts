import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseUrl } from '@marquee/realm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { escaped, page } from './page';

export interface ReceivedMail {
  /** The mail's number; its page is at `/<number>`. */
  number: number;
  /** The sender's name. */
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  receivedAt: string;
}

export interface MailSink {
  /** `smtp://127.0.0.1:<port>` */
  address: string;
  /** The page to read mail at: `/`, one mail at `/<number>`, and all of them as data at `/messages.json?to=…`. */
  answer: RequestListener;
  close(): Promise<void>;
}

/** The number of mails that are kept; older ones are deleted. */
const most = 200;

/** Takes every mail by SMTP, delivers none, and shows them. */
export async function startMailSink(): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      read(stream)
        .then(async (raw) => {
          const { from, subject = '', text = '', html = '' } = await PostalMime.parse(raw);
          const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
          received += 1;
          const number = received;
          mails.unshift({
            number,
            from: from?.name ?? '',
            to,
            subject,
            text,
            html,
            receivedAt: new Date().toISOString(),
          });
          mails.splice(most);
        })
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    address: `smtp://127.0.0.1:${port}`,
    answer: (request, response) => {
      const { type, body, status = 200 } = show(mails, request);
      response.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
      response.end(body);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

const base = 'http://mail.localhost';
interface Shown {
  type: string;
  body: string;
  status?: number;
}

const none: Shown = { type: 'text/plain', body: 'Email not found.', status: 404 };

function show(mails: readonly ReceivedMail[], { url = '/' }: IncomingMessage): Shown {
  // Not every address that a server is asked for is one.
  if (!parseUrl(url, base)) return none;
  const { pathname, searchParams } = new URL(url, base);
  if (pathname === '/messages.json') {
    const to = searchParams.get('to')?.toLowerCase();
    const wanted = to ? mails.filter((mail) => mail.to.includes(to)) : mails;
    return { type: 'application/json', body: JSON.stringify(wanted) };
  }
  const mail = mails.find(({ number }) => pathname === `/${number}`);
  if (mail) return { type: 'text/html', body: mail.html };
  if (pathname !== '/') return none;
  const rows = mails.map(
    ({ number, from, to, subject }) =>
      `<p><a href="/${number}">${escaped(subject)}</a><br>${escaped(from)} → ${escaped(to.join(', '))}</p>`,
  );
  const body = rows.join('') || '<p>No emails yet. Reload this page after one has been sent.</p>';
  return { type: 'text/html', body: page('Mail', body) };
}
