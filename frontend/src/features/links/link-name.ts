import { linkTarget, type LinkTarget } from '@hitohira/backend/rules';
import { firstWords } from '../../components/text/cut-text';

interface NamedLink {
  details: readonly { title: string | null; text: string | null; url: string | null }[];
}

/** The destination of a link as text: a host, an e-mail address or a phone number. */
export function nameOfTarget(target: LinkTarget): string {
  switch (target.kind) {
    case 'web':
      return target.url.hostname.replace(/^www\./, '');
    case 'mail':
      return target.address;
    case 'phone':
      return target.number;
  }
}

/** The destination of a URL as text; null for an invalid one. */
export function destinationOf(url: string | null): string | null {
  const target = url === null ? null : linkTarget(url);
  return target === null ? null : nameOfTarget(target);
}

/** The name of a link: its first title, its first text or its destination. */
export function nameOfLink({ details }: NamedLink): string | null {
  const first = <Part>(part: (detail: NamedLink['details'][number]) => Part | null): Part | null =>
    details.map(part).find((each) => each !== null) ?? null;
  const name =
    first(({ title }) => title) ?? first(({ text }) => text) ?? first(({ url }) => destinationOf(url));
  return name === null ? null : firstWords(name);
}
