import { type AppConfig } from '../../config/app-config.js';
import { reasonOf } from '../../database/probe.js';
import { type Finding, findings } from './finding.js';

const TIMEOUT_MS = 5000;

const indexNow = findings('IndexNow');

/** Checks that search engines can verify the key, without announcing anything. */
export async function checkIndexNow({ indexNow: { key, url }, publicUrl }: AppConfig): Promise<Finding> {
  if (key === null)
    return indexNow.ok('INDEXNOW_KEY is not set; search engines find changed pages on their own.');
  if (url === null)
    return indexNow.warning(
      'INDEXNOW_KEY is set, but nothing is announced because PUBLIC_URL is this machine.',
    );
  const file = `${publicUrl}/${key}.txt`;
  try {
    const answer = await fetch(file, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 200 && (await answer.text()).trim() === key)
      return indexNow.ok(`Changed pages are announced to ${new URL(url).host}.`);
    return indexNow.fault(
      `${file} does not contain the key (status ${answer.status}), so search engines ignore announcements: check PUBLIC_URL and the proxy.`,
    );
  } catch (error) {
    const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return indexNow.warning(`${file} cannot be reached from here (${reasonOf(reason)}): check PUBLIC_URL.`);
  }
}
