import {
  type ImportedContent,
  type ImportedFile,
  type ImportedItem,
  type ImportedLink,
} from './import-entries.js';
import { itemsToCreate, normaliseContent, normaliseLink } from './import-plan.js';
import { type ImportPlan } from './import.entity.js';

/** One entry to create, entirely or not at all. */
export type ImportStep =
  | { kind: 'profile' }
  | { kind: 'link'; link: ImportedLink }
  | { kind: 'content'; content: ImportedContent }
  /** An item of the content created last. */
  | { kind: 'item'; item: ImportedItem };

/** The file with its entries normalised. */
export function normaliseFile(file: ImportedFile): ImportedFile {
  return { ...file, links: file.links.map(normaliseLink), contents: file.contents.map(normaliseContent) };
}

/** The steps of an import in page order, so that one that ends early has created the top of the page. */
export function stepsOf(file: ImportedFile, plan: ImportPlan): ImportStep[] {
  const links = plan.links.flatMap((index) => file.links[index] ?? []);
  const contents = plan.contents.flatMap((index) => file.contents[index] ?? []);
  return [
    ...(plan.profile ? [{ kind: 'profile' } as const] : []),
    ...links.map((link) => ({ kind: 'link', link }) as const),
    ...contents.flatMap((content) => [
      { kind: 'content', content } as const,
      ...itemsToCreate(content).map((item) => ({ kind: 'item', item }) as const),
    ]),
  ];
}
