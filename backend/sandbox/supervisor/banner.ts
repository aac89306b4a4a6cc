import { PRODUCT_VERSION } from '../../src/config/product-version.js';
import { DEMO_CREATOR } from '../demo-creator.js';
import { type SandboxProvider } from '../providers/variables.js';

const NAMES: Record<SandboxProvider, string> = {
  google: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
  line: 'LINE',
};

/** The facts in the banner. */
export interface BannerFacts {
  publicUrl: string;
  mailboxUrl: string | null;
  /** The provider sandbox, if any. */
  sandbox: { url: string; providers: readonly SandboxProvider[] } | null;
  demo: boolean;
  startedInMs: number;
}

/** The text that is printed when the product is ready. */
export function banner({ publicUrl, mailboxUrl, sandbox, demo, startedInMs }: BannerFacts): string {
  const lines = [
    `Hitohira ${PRODUCT_VERSION} is ready after ${(startedInMs / 1000).toFixed(1)} s.`,
    '',
    `  Pages     ${publicUrl}`,
    `  API docs  ${publicUrl}/docs`,
  ];
  if (mailboxUrl !== null)
    lines.push(`  Mailbox   ${mailboxUrl}  (every mail the server sends arrives here)`);
  if (sandbox) {
    const names = sandbox.providers.map((provider) => NAMES[provider]).join(', ');
    lines.push(
      `  Sandbox   stands in for ${names}:`,
      '            its pages let you log in, and link accounts, as a test person',
    );
    if (sandbox.providers.includes('google'))
      lines.push(`            ${sandbox.url}/google/ names videos to post`);
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
