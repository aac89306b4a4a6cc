import { webAddress } from '@hitohira/backend/rules';
import { firstWords } from '../../components/cut-text';

interface NamedLink {
  details: readonly { title: string | null; text: string | null; url: string | null }[];
}

/** The host that a link leads to, as people read it; null where it leads nowhere. */
export function hostOf(url: string | null): string | null {
  return url === null ? null : (webAddress(url)?.hostname.replace(/^www\./, '') ?? null);
}

/** What a link is called where it is not shown itself: by its first title, else its first text, else its first host. */
export function nameOfLink({ details }: NamedLink): string | null {
  const first = <Part>(part: (detail: NamedLink['details'][number]) => Part | null): Part | null =>
    details.map(part).find((each) => each !== null) ?? null;
  const name = first(({ title }) => title) ?? first(({ text }) => text) ?? first(({ url }) => hostOf(url));
  return name === null ? null : firstWords(name);
}
