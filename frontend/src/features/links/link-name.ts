import { linkTarget, type LinkTarget } from '@hitohira/backend/rules';
import { firstWords } from '../../components/text/cut-text';

interface NamedLink {
  details: readonly { title: string | null; text: string | null; url: string | null }[];
}

/** Where a link leads, as people read it: the host of a page, an e-mail address, a phone number. */
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

/** Where an address leads, as people read it; null where it leads nowhere. */
export function destinationOf(url: string | null): string | null {
  const target = url === null ? null : linkTarget(url);
  return target === null ? null : nameOfTarget(target);
}

/** What a link is called where it is not shown itself: by its first title, else its first text, else by where it leads. */
export function nameOfLink({ details }: NamedLink): string | null {
  const first = <Part>(part: (detail: NamedLink['details'][number]) => Part | null): Part | null =>
    details.map(part).find((each) => each !== null) ?? null;
  const name =
    first(({ title }) => title) ?? first(({ text }) => text) ?? first(({ url }) => destinationOf(url));
  return name === null ? null : firstWords(name);
}
