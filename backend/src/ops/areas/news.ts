import { stat } from 'node:fs/promises';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import { type Language, LANGUAGES } from '../../common/rules/language.js';
import { PICTURE_LIMITS } from '../../modules/pictures/picture.rules.js';
import { splitTitle } from '../../common/titled-text.js';
import { reasonOf } from '../../database/probe.js';
import { type NewsText } from '../../modules/news/news-words.js';
import { NewsNotFound } from '../../modules/news/news.errors.js';
import { type NewsHead } from '../../modules/news/news.repository.js';
import { type NewsView } from '../../modules/news/news.read-model.js';
import { NewsroomService } from '../../modules/news/newsroom.service.js';
import { toPicture } from '../../modules/pictures/picture.mapper.js';
import { EXIT, OpsError, orNotFound } from '../exit-code.js';
import { type Area, type Ops, type Options, STDIN, type Verb } from '../ops.js';
import { propertiesWithTexts, type Report, audited, table } from '../report.js';
import { readTime, TIME_FORM } from '../values.js';

const TEXT_FORM = `
A text is a Markdown file that begins with "# " and its title; - reads it from standard input. News written in only
one language is shown to everybody in that language.`;

/** News for everybody who is signed in. */
export function newsArea(ops: Ops): Area {
  const area = ops.area('news', 'news for everybody who is signed in');
  area
    .verb('list', 'list all news, including drafts and scheduled articles')
    .withService(NewsroomService, async (newsroom) => list(await newsroom.list()));
  area
    .verb('show', 'show an article with its texts')
    .argument('<id>', 'its ID')
    .withService(NewsroomService, async (newsroom, _options, id = '') =>
      show(await existing(id, newsroom.get(id))),
    );
  withTexts(area.verb('create', 'create an article: a draft unless --publish or --at is used'))
    .option('--image <file>', 'a picture above the text: JPEG, PNG or WebP')
    .option('--id <id>', 'its ID in URLs: letters, digits, hyphens, underscores')
    .option('--publish', 'publish it now')
    .option('--at <time>', `publish it later: ${TIME_FORM}`)
    .withService(NewsroomService, async (newsroom, options) => {
      const { id, image } = options;
      const publishedAt = publishingTime(options);
      const news = await newsroom.create({
        texts: await readTexts(ops, options),
        id: typeof id === 'string' ? id : undefined,
        image: typeof image === 'string' ? await readImage(image) : undefined,
        publishedAt: publishedAt === 'now' ? null : publishedAt,
      });
      return statusReport(publishedAt === 'now' ? await newsroom.publish(news.id) : news);
    });
  withTexts(area.destructiveVerb('revise', 'replace the texts or the picture of an article'))
    .argument('<id>', 'its ID')
    .option('--image <file>', 'a picture above the text: JPEG, PNG or WebP')
    .option('--no-image', 'remove its picture')
    .withService(NewsroomService, async (newsroom, options, id = '') => {
      const { image, dryRun } = options;
      const revision = {
        texts: await readTexts(ops, options),
        image: typeof image === 'string' ? await readImage(image) : image === false ? null : undefined,
      };
      if (dryRun === true) {
        await existing(id, newsroom.requireRevisable(id, revision));
        const replaced = [...Object.keys(revision.texts), ...(image === undefined ? [] : ['image'])];
        return audited(`Would be replaced in news ${id}: ${replaced.join(', ')}.`, {
          dryRun,
          id,
          replaced,
        });
      }
      return audited(`News ${id} revised.`, headOf(await existing(id, newsroom.revise(id, revision))));
    });
  area
    .verb('publish', 'publish a draft or scheduled article now')
    .argument('<id>', 'its ID')
    .withService(NewsroomService, async (newsroom, _options, id = '') =>
      statusReport(await existing(id, newsroom.publish(id))),
    );
  area
    .verb('schedule', 'schedule a draft, or reschedule an article')
    .argument('<id>', 'its ID')
    .argument('<time>', TIME_FORM)
    .withService(NewsroomService, async (newsroom, _options, id = '', time = '') =>
      statusReport(await existing(id, newsroom.schedule(id, readTime('time', time)))),
    );
  area
    .destructiveVerb('delete', 'delete an article with its picture')
    .argument('<id>', 'its ID')
    .withService(NewsroomService, async (newsroom, { dryRun }, id = '') => {
      const news = await existing(id, newsroom.get(id));
      const title = `“${news.titleJa ?? news.titleEn ?? ''}”`;
      if (dryRun === true) return audited(`Would be deleted: ${id}, ${title}.`, { dryRun, id });
      await existing(id, newsroom.delete(id));
      return audited(`Deleted: ${id}, ${title}.`, { dryRun: false, id });
    });
  return area;
}

/** Adds the options for the texts. */
function withTexts(verb: Verb): Verb {
  return verb
    .option('--ja <file>', 'its text in Japanese')
    .option('--en <file>', 'its text in English')
    .addHelpText('after', TEXT_FORM);
}

async function readTexts(ops: Ops, options: Options): Promise<Partial<Record<Language, NewsText>>> {
  if (LANGUAGES.every((language) => options[language] === STDIN))
    throw new OpsError('Only one text can come from standard input.', EXIT.usage);
  const texts: Partial<Record<Language, NewsText>> = {};
  for (const language of LANGUAGES) {
    const name = options[language];
    if (typeof name !== 'string') continue;
    const text = splitTitle(await ops.readText(name));
    if (text === null)
      throw new OpsError(`--${language}: the text must begin with "# " and its title.`, EXIT.usage);
    texts[language] = text;
  }
  return texts;
}

async function readImage(file: string): Promise<UploadedFile> {
  try {
    const { size } = await stat(file);
    if (size > PICTURE_LIMITS.maxBytes)
      throw new OpsError(`--image: ${file} is larger than ${PICTURE_LIMITS.maxMegabytes} MB.`, EXIT.usage);
    return new UploadedFile('image', file, size);
  } catch (error) {
    if (error instanceof OpsError) throw error;
    throw new OpsError(`--image: ${file} cannot be read: ${reasonOf(error)}.`, EXIT.usage);
  }
}

/** When to publish: now, at a time in the future, or null for a draft. */
function publishingTime({ publish, at }: Options): Date | 'now' | null {
  if (publish === true && at !== undefined) throw new OpsError('Use either --publish or --at.', EXIT.usage);
  if (publish === true) return 'now';
  return typeof at === 'string' ? readTime('--at', at) : null;
}

async function existing<Result>(id: string, result: Promise<Result>): Promise<Result> {
  return orNotFound(result, NewsNotFound, `There is no news ${id}.`);
}

type Status = 'draft' | 'scheduled' | 'published';

function statusOf({ publishedAt }: Pick<NewsHead, 'publishedAt'>): Status {
  if (publishedAt === null) return 'draft';
  return publishedAt.getTime() > Date.now() ? 'scheduled' : 'published';
}

function list(news: NewsHead[]): Report {
  return table(
    news.map((each) => ({ ...each, status: statusOf(each) })),
    {
      id: ({ id }) => id,
      status: ({ status }) => status,
      published: ({ publishedAt }) => publishedAt,
      revised: ({ revisedAt }) => revisedAt,
      japanese: ({ titleJa }) => titleJa,
      english: ({ titleEn }) => titleEn,
    },
    'There is no news.',
  );
}

/** A news item without its texts. */
function headOf({ id, publishedAt, revisedAt, createdAt, picture, ...news }: NewsView) {
  return {
    id,
    status: statusOf({ publishedAt }),
    publishedAt,
    revisedAt,
    createdAt,
    imageUrl: picture && toPicture(picture).url,
    titleJa: news.titleJa,
    titleEn: news.titleEn,
  };
}

/** A news item with its texts in the form that `revise` reads. */
function show(news: NewsView): Report {
  const texts = {
    ...(news.contentJa === null ? {} : { ja: `# ${news.titleJa ?? ''}\n\n${news.contentJa}` }),
    ...(news.contentEn === null ? {} : { en: `# ${news.titleEn ?? ''}\n\n${news.contentEn}` }),
  };
  return propertiesWithTexts(headOf(news), texts);
}

const SENTENCES: Record<Status, (id: string, at: string) => string> = {
  draft: (id) => `News ${id} is a draft, visible to nobody until it is published.`,
  scheduled: (id, at) => `News ${id} will be published at ${at}.`,
  published: (id, at) => `News ${id} was published at ${at}.`,
};

/** The status of a news item in a sentence. */
function statusReport(news: NewsView): Report {
  const head = headOf(news);
  return audited(SENTENCES[head.status](head.id, head.publishedAt?.toISOString() ?? ''), head);
}
