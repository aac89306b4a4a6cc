import { createTransport } from 'nodemailer';
import { type AppConfig } from '../../config/app-config.js';
import { reasonOf } from '../../database/probe.js';
import { type Finding, findings } from './finding.js';

const TIMEOUT_MS = 5000;

const mail = findings('mail');
const sender = findings('mail sender');
const operator = findings('operator’s mail');

/** Checks the mail server's greeting and credentials without sending a mail, the sender, and the operator's address. */
export async function checkMail({ mail: settings, publicUrlIsLoopback }: AppConfig): Promise<Finding[]> {
  return [
    await checkServer(settings.smtpUrl),
    checkSender(settings.from, publicUrlIsLoopback),
    checkOperator(settings.operator, publicUrlIsLoopback),
  ];
}

async function checkServer(smtpUrl: string | null): Promise<Finding> {
  if (smtpUrl === null)
    return mail.fault('SMTP_URL is not set, so no codes can be sent: set it to your mail server.');
  const { host } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return mail.ok(`The mail server at ${host} responds.`);
  } catch (error) {
    return mail.fault(`The mail server at ${host} cannot be used (${reasonOf(error)}): check SMTP_URL.`);
  } finally {
    transport.close();
  }
}

function checkSender(from: string, publicUrlIsLoopback: boolean): Finding {
  if (!publicUrlIsLoopback && /@localhost>?$/.test(from)) {
    return sender.warning(`MAIL_FROM is ${from}, which mail servers reject.`);
  }
  return sender.ok(`E-mails are sent from ${from}.`);
}

function checkOperator(address: string | null, publicUrlIsLoopback: boolean): Finding {
  if (address !== null) return operator.ok(`Messages and reports are sent to ${address}.`);
  const says =
    'OPERATOR_EMAIL is not set, so nobody is notified of messages and reports; the command line lists them.';
  return publicUrlIsLoopback ? operator.ok(says) : operator.warning(says);
}
