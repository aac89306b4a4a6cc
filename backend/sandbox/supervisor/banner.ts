import { DEMO_CREATOR } from '../demo-creator.js';
import { type SandboxProvider } from '../providers/variables.js';

const NAMES: Record<SandboxProvider, string> = {
  google: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
  line: 'LINE',
};

/** What a person wants to know when everything runs. */
export interface BannerFacts {
  publicUrl: string;
  mailboxUrl: string | null;
  /** The providers that a sandbox stands in for. */
  sandbox: readonly SandboxProvider[];
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
  if (sandbox.length > 0) {
    const names = sandbox.map((provider) => NAMES[provider]).join(', ');
    lines.push(
      `  Sandbox   stands in for ${names}:`,
      '            its pages let you log in, and link accounts, as a test person',
    );
  }
  if (demo) {
    lines.push(
      `  Demo      ${publicUrl}/profile/${DEMO_CREATOR.displayId}`,
      `            log in with ${DEMO_CREATOR.email} and the password ${DEMO_CREATOR.password}`,
    );
  }
  lines.push('', '  Ctrl-C stops everything.');
  return `\n${lines.join('\n')}\n\n`;
}
