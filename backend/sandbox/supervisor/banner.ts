import { DEMO_CREATOR } from '../demo-creator.js';

/** What a person wants to know when everything runs. */
export interface BannerFacts {
  publicUrl: string;
  mailboxUrl: string | null;
  /** Whether a sandbox stands in for the providers. */
  sandbox: boolean;
  demo: boolean;
  startedInMs: number;
}

/** The words with which a start ends. */
export function banner({ publicUrl, mailboxUrl, sandbox, demo, startedInMs }: BannerFacts): string {
  const lines = [
    `Hitohira is ready after ${(startedInMs / 1000).toFixed(1)} s.`,
    '',
    `  Pages     ${publicUrl}`,
    `  API docs  ${publicUrl}/docs`,
  ];
  if (mailboxUrl !== null)
    lines.push(`  Mailbox   ${mailboxUrl}  (every mail the server sends arrives here)`);
  if (sandbox) lines.push('  LINE      a sandbox stands in: its page lets you log in as a test person');
  if (demo) {
    lines.push(
      `  Demo      ${publicUrl}/profile/${DEMO_CREATOR.displayId}`,
      `            log in with ${DEMO_CREATOR.email} and the password ${DEMO_CREATOR.password}`,
    );
  }
  lines.push('', '  Ctrl-C stops everything.');
  return `\n${lines.join('\n')}\n\n`;
}
