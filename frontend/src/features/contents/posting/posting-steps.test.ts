import { aContent } from '../../../testing/page-contents';
import { type Candidate } from './candidate';
import {
  INITIAL_POSTING,
  nextPosting,
  type Posting,
  type PostingEvent,
  resumePosting,
} from './posting-steps';

const candidate: Candidate = {
  provider: 'youtube',
  title: null,
  description: null,
  contentUrl: 'https://www.youtube.com/watch?v=hanaTaba_01',
  media: [],
  hashTags: [],
  publishedAt: null,
};
const content = aContent({ contentId: 34 });

const choose = (provider: 'youtube' | 'instagram' | 'tiktok', ...linkageIds: number[]): PostingEvent => ({
  type: 'providerChosen',
  provider,
  linkageIds,
});
/** An event, which may depend on the current step. */
type Move = PostingEvent | ((posting: Posting) => PostingEvent);

const found = ({ step }: Posting): PostingEvent => ({ type: 'found', from: step, candidate });
const lost = ({ step }: Posting): PostingEvent => ({ type: 'lost', from: step });
const previous: PostingEvent = { type: 'previous' };
const cancel: PostingEvent = { type: 'cancelRequested' };
const posted: PostingEvent = { type: 'posted', content };

const move = (posting: Posting, moved: Move) =>
  nextPosting(posting, typeof moved === 'function' ? moved(posting) : moved);
const after = (...moves: Move[]) => moves.reduce(move, INITIAL_POSTING);
const destinationOf = ({ step, trail }: Posting) => [...trail, step].map(({ name }) => name);

describe('the steps of adding a post', () => {
  it.each([
    ['a video of the only channel', [choose('youtube', 1), found], ['provider', 'video', 'confirm']],
    [
      'a video of one of several channels',
      [choose('youtube', 1, 2), { type: 'accountChosen', linkageId: 2 }, found],
      ['provider', 'account', 'video', 'confirm'],
    ],
    ['a post from the list', [choose('instagram', 3), found], ['provider', 'posts', 'confirm']],
    [
      'a post of one of several accounts',
      [choose('instagram', 3, 4), { type: 'accountChosen', linkageId: 4 }, found],
      ['provider', 'account', 'posts', 'confirm'],
    ],
    [
      'a story',
      [choose('instagram', 3), { type: 'storiesRequested' }, found],
      ['provider', 'posts', 'stories', 'confirm'],
    ],
    ['a short video', [choose('tiktok', 5), found], ['provider', 'shortVideo', 'confirm']],
    // A short video needs no account.
    [
      'a short video with two accounts',
      [choose('tiktok', 5, 6), found],
      ['provider', 'shortVideo', 'confirm'],
    ],
  ] as [string, Move[], string[]][])('cover %s', (_what, events, names) => {
    const confirming = after(...events);
    expect(destinationOf(confirming)).toEqual(names);
    // Going back passes each step and stops at the first.
    const back = names.map((_name, index) =>
      destinationOf(after(...events, ...Array<Move>(index).fill(previous))),
    );
    expect(back).toEqual(names.map((_name, index) => names.slice(0, names.length - index)));
    expect(after(...events, ...Array<Move>(names.length).fill(previous))).toEqual(INITIAL_POSTING);
    // A posted content has no previous step; items or another post can follow.
    const complete = nextPosting(confirming, posted);
    expect(complete).toEqual({ step: { name: 'complete', content }, trail: [], refusal: null });
    expect(nextPosting(complete, previous)).toBe(complete);
    expect(nextPosting(complete, { type: 'itemsRequested' }).step).toEqual({ name: 'items', content });
    expect(nextPosting(complete, { type: 'restarted' })).toEqual(INITIAL_POSTING);
  });

  it('carry the chosen account', () => {
    expect(after(choose('youtube', 7)).step).toEqual({ name: 'video', linkageId: 7 });
    expect(after(choose('instagram', 3, 4), { type: 'accountChosen', linkageId: 4 }).step).toEqual({
      name: 'posts',
      linkageId: 4,
    });
  });

  it('do not start without an account', () => {
    for (const provider of ['youtube', 'instagram', 'tiktok'] as const) {
      expect(after(choose(provider))).toBe(INITIAL_POSTING);
    }
  });

  it('ask before the post is discarded, and return to the same step', () => {
    for (const events of [[], [choose('tiktok', 5)], [choose('youtube', 1), found]]) {
      const asked = after(...events, cancel);
      expect(asked.step).toEqual({ name: 'cancel' });
      expect(nextPosting(asked, cancel)).toBe(asked);
      expect(nextPosting(asked, previous)).toEqual(after(...events));
    }
  });
});

describe('a post that cannot be loaded', () => {
  it.each([
    ['youtube', [], 'video', 'FAILED_TO_GET_YOUTUBE_VIDEO'],
    ['youtube', [found], 'video', 'FAILED_TO_GET_YOUTUBE_VIDEO'],
    ['instagram', [], 'posts', 'FAILED_TO_GET_SNS_POST'],
    ['instagram', [found], 'posts', 'FAILED_TO_GET_SNS_POST'],
  ] as const)(
    'returns to the step where it was chosen, with a message: %s, %j',
    (provider, events, name, refusal) => {
      const gone = after(choose(provider, 1), ...events, lost);
      expect(gone).toEqual({ step: { name, linkageId: 1 }, trail: [{ name: 'provider' }], refusal });
      // The message is shown once.
      expect(move(gone, found).refusal).toBeNull();
      expect(move(gone, previous).refusal).toBeNull();
    },
  );

  it('has no effect on a step for manual input', () => {
    const confirming = after(choose('tiktok', 1), found);
    expect(move(confirming, lost)).toBe(confirming);
  });
});

describe('an event that does not fit the step', () => {
  const steps: Record<string, Posting> = {
    provider: INITIAL_POSTING,
    account: after(choose('youtube', 1, 2)),
    video: after(choose('youtube', 1)),
    posts: after(choose('instagram', 1)),
    stories: after(choose('instagram', 1), { type: 'storiesRequested' }),
    shortVideo: after(choose('tiktok', 1)),
    confirm: after(choose('youtube', 1), found),
    cancel: after(cancel),
    complete: after(choose('youtube', 1), found, posted),
    items: after(choose('youtube', 1), found, posted, { type: 'itemsRequested' }),
  };
  const belongs: Record<PostingEvent['type'], string[]> = {
    providerChosen: ['provider'],
    accountChosen: ['account'],
    storiesRequested: ['posts'],
    found: ['video', 'posts', 'stories', 'shortVideo'],
    lost: ['video', 'posts', 'confirm'],
    previous: ['account', 'video', 'posts', 'stories', 'shortVideo', 'confirm', 'cancel'],
    cancelRequested: ['provider', 'account', 'video', 'posts', 'stories', 'shortVideo', 'confirm'],
    posted: ['confirm'],
    itemsRequested: ['complete'],
    restarted: ['complete'],
  };
  const moves: Record<PostingEvent['type'], Move> = {
    providerChosen: choose('youtube', 1),
    accountChosen: { type: 'accountChosen', linkageId: 1 },
    storiesRequested: { type: 'storiesRequested' },
    found,
    lost,
    previous,
    cancelRequested: cancel,
    posted,
    itemsRequested: { type: 'itemsRequested' },
    restarted: { type: 'restarted' },
  };

  it.each(Object.keys(moves) as PostingEvent['type'][])('is ignored: %s', (type) => {
    const changed = Object.entries(steps).filter(([, posting]) => move(posting, moves[type]) !== posting);
    expect(changed.map(([name]) => name)).toEqual(belongs[type]);
  });

  it('includes a response that arrives after the step was left', () => {
    const asked = after(choose('instagram', 1));
    const answers = [found(asked), lost(asked)];
    const elsewhere = [
      nextPosting(asked, cancel),
      nextPosting(asked, { type: 'storiesRequested' }),
      // The same step with another account.
      after(choose('instagram', 2)),
    ];
    for (const posting of elsewhere) {
      for (const answer of answers) expect(nextPosting(posting, answer)).toBe(posting);
    }
  });
});

describe('the resumed step', () => {
  it.each([
    [{ provider: 'youtube' }, [1], ['provider', 'video']],
    [{ provider: 'youtube', form: 'video' }, [1, 2], ['provider', 'account']],
    [{ provider: 'instagram' }, [1], ['provider', 'posts']],
    [{ provider: 'instagram', form: 'stories' }, [1], ['provider', 'posts', 'stories']],
    [{ provider: 'instagram', form: 'stories' }, [1, 2], ['provider', 'account', 'posts', 'stories']],
    [{ provider: 'tiktok', form: 'shortVideo' }, [1], ['provider', 'shortVideo']],
    [{ provider: 'instagram', form: 'posts', linkageId: 1 }, [1], ['provider', 'posts']],
    [{ provider: 'instagram', form: 'posts', linkageId: 2 }, [1, 2], ['provider', 'account', 'posts']],
    [{ provider: 'instagram', form: 'posts', linkageId: 9 }, [1, 2], ['provider', 'account']],
    // The account was unlinked and has to be linked first.
    [{ provider: 'youtube', form: 'video' }, [], ['provider']],
    [{ provider: 'instagram', form: 'stories' }, [], ['provider']],
  ] as const)('is %j with %j linked', (place, linkageIds, names) => {
    expect(destinationOf(resumePosting(place, linkageIds))).toEqual(names);
  });

  it.each(['posts', 'stories'] as const)('uses the chosen account: %s', (form) => {
    const { step, trail } = resumePosting({ provider: 'instagram', form, linkageId: 2 }, [1, 2]);
    expect([...trail, step]).toContainEqual({ name: 'posts', linkageId: 2 });
  });
});
