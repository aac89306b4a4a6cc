import {
  type ImportedContent,
  type ImportedFile,
  type ImportedItem,
  type ImportedLink,
} from './import-entries.js';
import { itemFault, normaliseContent, normaliseLink } from './import-plan.js';
import { type ImportPlan } from './import.entity.js';

/** One thing to make; each is made whole or not at all. */
export type ImportStep =
  | { kind: 'profile' }
  | { kind: 'link'; link: ImportedLink }
  | { kind: 'content'; content: ImportedContent }
  /** An item of the content that was made last. */
  | { kind: 'item'; item: ImportedItem };

/** The file with its entries as the site keeps them. */
export function normaliseFile(file: ImportedFile): ImportedFile {
  return { ...file, links: file.links.map(normaliseLink), contents: file.contents.map(normaliseContent) };
}

/**
 * The steps of an import. The link or content that is made last comes first on the page, so they go from the end of
 * each list to its beginning. Items come in their order.
 */
export function stepsOf(file: ImportedFile, plan: ImportPlan): ImportStep[] {
  const links = plan.links.flatMap((index) => file.links[index] ?? []).toReversed();
  const contents = plan.contents.flatMap((index) => file.contents[index] ?? []).toReversed();
  return [
    ...(plan.profile ? [{ kind: 'profile' } as const] : []),
    ...links.map((link) => ({ kind: 'link', link }) as const),
    ...contents.flatMap((content) => [
      { kind: 'content', content } as const,
      ...content.items
        .filter((item) => itemFault(item) === null)
        .map((item) => ({ kind: 'item', item }) as const),
    ]),
  ];
}
