import { CategoryInUse, CategoryNotFound } from '../../modules/categories/categories.errors.js';
import { CategoriesService } from '../../modules/categories/categories.service.js';
import { notFound, OpsError } from '../exit-code.js';
import { type Area, type Ops } from '../ops.js';
import { audited, table } from '../report.js';
import { readGiven, readId, readIds } from '../values.js';

/** The categories of pages. */
export function categoriesArea(ops: Ops): Area {
  const area = ops.area('categories', 'the categories of pages, grouped by kind');
  area
    .verb('list', 'list the kinds, each followed by its categories')
    .withService(CategoriesService, async (categories) =>
      table(
        await categories.listAll(),
        {
          id: ({ id }) => id,
          kind: ({ parentId }) => parentId,
          japanese: ({ nameJa }) => nameJa,
          english: ({ nameEn }) => nameEn,
          'selected by': ({ chosenBy, parentId }) => (parentId === null ? null : chosenBy),
        },
        'There are no categories.',
      ),
    );
  area
    .verb('create', 'create a category, after the others of its kind')
    .requiredOption('--ja <name>', 'its name in Japanese')
    .requiredOption('--en <name>', 'its name in English')
    .option('--kind <id>', 'its kind; without one it is a kind itself')
    .withService(CategoriesService, async (categories, { ja, en, kind }) => {
      const kindId = typeof kind === 'string' ? readId('--kind', kind) : null;
      const names = { nameJa: String(ja), nameEn: String(en) };
      const id = await explainFailure(kindId, categories.create(kindId, names));
      return audited(`Category ${id} added.`, { id, kindId, ...names });
    });
  area
    .destructiveVerb('revise', 'rename a category')
    .argument('<id>', 'its number')
    .option('--ja <name>', 'its name in Japanese')
    .option('--en <name>', 'its name in English')
    .withService(CategoriesService, async (categories, { ja, en, dryRun = false }, value = '') => {
      const id = readId('id', value);
      const names = readGiven({ nameJa: ja, nameEn: en }, 'Use --ja, --en or both.');
      const change = dryRun ? categories.requireRenamable(id, names) : categories.rename(id, names);
      await explainFailure(id, change);
      const words = dryRun ? 'would be renamed' : 'renamed';
      return audited(`Category ${id} ${words}.`, { dryRun, id, ...names });
    });
  area
    .verb('order', 'reorder the categories of one kind, or the kinds')
    .argument('<ids>', 'their numbers, like 404,401; the others keep their order after them')
    .withService(CategoriesService, async (categories, _options, value = '') => {
      const ids = readIds('ids', value);
      await explainFailure(null, categories.reorder(ids));
      return audited(`New order: ${ids.join(', ')}, then the others.`, { ids });
    });
  area
    .destructiveVerb('delete', 'delete a category that nobody has selected, or an empty kind')
    .argument('<id>', 'its number')
    .withService(CategoriesService, async (categories, { dryRun = false }, value = '') => {
      const id = readId('id', value);
      await explainFailure(id, dryRun ? categories.requireDeletable(id) : categories.delete(id));
      return audited(`Category ${id} ${dryRun ? 'would be ' : ''}deleted.`, { dryRun, id });
    });
  return area;
}

/** @throws OpsError when a category does not exist or is in use */
async function explainFailure<Result>(id: number | null, result: Promise<Result>): Promise<Result> {
  return result.catch((error: unknown) => {
    if (error instanceof CategoryNotFound)
      throw notFound(id === null ? 'One of the categories does not exist.' : `There is no category ${id}.`);
    if (error instanceof CategoryInUse)
      throw new OpsError(
        `Category ${id ?? ''} is in use: accounts have selected it, or it has categories of its own.`,
      );
    throw error;
  });
}
