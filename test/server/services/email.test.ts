/** E-mails leave over SMTP where a server is named, are printed for whoever tries it out, and nowhere else. */
import { createServer, type Server, type Socket } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../server/config.js';
import { createConsoleEmail, createEmailSender } from '../../../server/services/email.js';

const test = suite('server/services/email');
const mail = { to: 'asha@example.com', subject: 'Two listings', text: 'First line\nSecond line' };

/** The least a mail server says. */
const openSmtp = async (): Promise<{ port: number; said: string[]; close: () => void }> => {
  const said: string[] = [];
  const answerClient = (socket: Socket): void => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        said.push(line);
        if (isData && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
        isData = line === 'DATA';
      }
    });
  };
  const server: Server = createServer(answerClient);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { port, said, close: () => void server.close() };
};

test('a named SMTP server gets the message from the configured sender', async () => {
  const smtp = await openSmtp();
  const sender = createEmailSender(
    readConfig({
      NODE_ENV: 'production',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      EMAIL_FROM: 'Housing <no-reply@homes.example>',
    }),
  );
  await sender?.send(mail);
  smtp.close();
  const all = smtp.said.join('\n');
  assert.match(all, 'MAIL FROM:<no-reply@homes.example>');
  assert.match(all, 'RCPT TO:<asha@example.com>');
  assert.match(all, 'Subject: Two listings');
  assert.match(all, 'Second line');
});

test('an SMTP server without a sender stops the start with the remedy', () => {
  const config = readConfig({ SMTP_URL: 'smtp://mail.example' });
  assert.throws(() => createEmailSender(config), /SMTP_URL needs EMAIL_FROM/);
  assert.throws(
    () => readConfig({ SMTP_URL: 'mail.example' }),
    /SMTP_URL is wrong: give an address that begins/,
  );
});

test('without a server nothing is printed and nothing sent, unless somebody tries it out', () => {
  assert.is(createEmailSender(readConfig({ NODE_ENV: 'production' })), undefined);
  assert.is(createEmailSender(readConfig({})), undefined);
  assert.ok(createEmailSender(readConfig({ DEV: 'on' })));
});

test('who tries it out sees the whole message', async () => {
  const lines: string[] = [];
  await createConsoleEmail((line) => lines.push(line)).send(mail);
  assert.equal(lines, ['E-mail to asha@example.com: Two listings\n  First line\n  Second line\n']);
});

test.run();
