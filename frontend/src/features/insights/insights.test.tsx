import { insightDay, type Language, shiftDay } from '@hitohira/backend/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { type Insights } from '../../api/generated/model/insights';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersLater, onCall, refuses } from '../../testing/api-server';
import { openPage, signIn } from '../../testing/render-app';

const { jest } = import.meta;

const NOTHING = { views: 0, visitors: 0, presses: 0 };

function someInsights(overrides: Partial<Insights> = {}): Insights {
  return {
    from: '2027-01-25',
    to: '2027-01-26',
    timeZone: 'Asia/Tokyo',
    totals: { views: 1280, visitors: 840, presses: 40 },
    previous: { views: 1000, visitors: 840, presses: 80 },
    days: [
      { day: '2027-01-25', views: 1000, visitors: 640, presses: 30 },
      { day: '2027-01-26', views: 280, visitors: 200, presses: 10 },
    ],
    profileViews: 1000,
    links: Array.from({ length: 7 }, (_none, index) => ({
      linkId: index + 1,
      title: `Link ${String(index + 1)}`,
      presses: 70 - index * 10,
    })),
    contents: [
      {
        contentId: 1,
        title: '花瓶',
        provider: 'youtube',
        publishedAt: '2026-10-03T09:00:00.000Z',
        views: 96,
        presses: 41,
      },
      {
        contentId: 2,
        title: null,
        provider: 'instagram',
        publishedAt: '2026-10-03T09:00:00.000Z',
        views: 5,
        presses: 0,
      },
    ],
    items: [
      {
        itemId: 1,
        name: 'A glass vase',
        url: null,
        presses: 12,
        malls: [
          { mall: 'rakuten', presses: 9 },
          { mall: null, presses: 3 },
        ],
      },
      {
        itemId: 2,
        name: null,
        url: 'https://www.amazon.co.jp/dp/B01',
        presses: 1,
        malls: [{ mall: null, presses: 1 }],
      },
    ],
    referrers: [
      { kind: 'host', host: 'instagram.com', views: 320, presses: 12 },
      { kind: 'none', host: null, views: 200, presses: 3 },
      { kind: 'internal', host: null, views: 90, presses: 2 },
      { kind: 'other', host: null, views: 2, presses: 0 },
    ],
    devices: [{ device: 'phone', views: 1000, presses: 30 }],
    languages: [{ language: 'ja', views: 1200, presses: 38 }],
    ...overrides,
  };
}

const EMPTY = someInsights({
  totals: NOTHING,
  previous: NOTHING,
  days: [{ day: '2027-01-26', ...NOTHING }],
  links: [],
  contents: [],
  items: [],
  referrers: [],
  devices: [],
  languages: [],
});

/** Gives charts a size, as jsdom has no layout and a chart without a width renders nothing. */
beforeEach(() => {
  const compute = window.getComputedStyle.bind(window);
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element, pseudo) =>
      element.classList.contains('MuiChartsSurface-root')
        ? ({ width: '640px', height: '280px' } as CSSStyleDeclaration)
        : compute(element, pseudo),
    );
});
afterEach(() => jest.restoreAllMocks());

async function openInsights(language: Language = 'en', address = '/insights') {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
  return openPage(address, { language });
}

/** The rows of a ranking as text. */
const rowsOf = async (name: string) => {
  const part = await screen.findByRole('region', { name });
  return within(part)
    .getAllByRole('row')
    .map((row) => row.textContent);
};

describe('the insights of the studio', () => {
  it('show the totals of four weeks, compared with the previous ones', async () => {
    const calls = onCall('get', '/insights', answers(someInsights()));
    await openInsights();
    const views = (await screen.findByText('Views', { selector: 'dt' })).parentElement;
    expect(views).toHaveTextContent('1,280');
    expect(views).toHaveTextContent('28% more than in the previous 28 days');
    const visitors = screen.getByText('Visitors', { selector: 'dt' }).parentElement;
    expect(visitors).toHaveTextContent('The same as in the previous 28 days');
    expect(screen.getByText('Clicks', { selector: 'dt' }).parentElement).toHaveTextContent(
      '50% fewer than in the previous 28 days',
    );
    const today = insightDay(Date.now());
    expect(Object.fromEntries(calls[0]!.query)).toEqual({ from: shiftDay(today, -27), to: today });
  });

  it('draw a line for each total', async () => {
    onCall('get', '/insights', answers(someInsights()));
    await openInsights('ja');
    const part = await screen.findByRole('region', { name: '日ごとの推移' });
    await waitFor(() => {
      const lines = [...part.querySelectorAll('path[data-series]')];
      expect(lines.map((line) => line.getAttribute('data-series'))).toEqual(['views', 'visitors', 'presses']);
    });
  });

  it('rank views, clicks and referrers', async () => {
    onCall('get', '/insights', answers(someInsights()));
    const { user } = await openInsights();
    expect(await rowsOf('Links')).toEqual([
      'LinksClicks',
      'Link 170',
      'Link 260',
      'Link 350',
      'Link 440',
      'Link 530',
    ]);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect((await rowsOf('Links')).at(-1)).toBe('Link 710');
    expect(await rowsOf('Posts')).toEqual([
      'PostsViewsClicks',
      '花瓶YouTube · Oct 3, 20269641',
      'Instagram · Oct 3, 202650',
    ]);
    expect((await rowsOf('Items')).slice(1)).toEqual([
      'A glass vaseRakuten Ichiba 9 · Product page 312',
      'Amazon productProduct page 11',
    ]);
    expect((await rowsOf('Referrers')).slice(1)).toEqual([
      'instagram.com32012',
      'Direct or unknown2003',
      'Within Hitohira902',
      'Other sites20',
    ]);
    expect((await rowsOf('Devices'))[1]).toBe('Phones1,00030');
    expect((await rowsOf('Languages'))[1]).toBe('Japanese1,20038');
  });

  it('list each day in a table, newest first', async () => {
    onCall('get', '/insights', answers(someInsights()));
    const { user } = await openInsights('ja');
    await user.click(await screen.findByText('表で見る'));
    const table = within(await screen.findByRole('group', { name: '日ごとの推移' })).getByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['日付表示回数訪問者数クリック数', '1月26日(火)28020010', '1月25日(月)1,00064030']);
  });

  it('switch to another period, which is kept in the URL', async () => {
    onCall('get', '/insights', answers(someInsights()));
    const { user, path } = await openInsights();
    await screen.findByRole('heading', { name: 'Day by day' });
    const calls = onCall('get', '/insights', answers(someInsights({ previous: null })));
    await user.click(screen.getByRole('button', { name: '90 days' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    const today = insightDay(Date.now());
    expect(calls[0]!.query.get('from')).toBe(shiftDay(today, -89));
    expect(path()).toBe('/insights?days=90');
    expect(screen.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(screen.queryByText(/previous \d+ days/)).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      `/api/insights.csv?from=${shiftDay(today, -89)}&to=${today}`,
    );
  });

  it('start with the period in the URL', async () => {
    const calls = onCall('get', '/insights', answers(someInsights()));
    await openInsights('en', '/insights?days=7');
    await screen.findByRole('heading', { name: 'Day by day' });
    expect(calls[0]!.query.get('from')).toBe(shiftDay(insightDay(Date.now()), -6));
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('show that they are loading', async () => {
    const { answer, release } = answersLater(someInsights());
    onCall('get', '/insights', answer);
    await openInsights();
    expect(await screen.findByText('Loading insights')).toBeInTheDocument();
    release();
    await screen.findByRole('heading', { name: 'Day by day' });
    expect(screen.queryByText('Loading insights')).not.toBeInTheDocument();
  });

  it('explain themselves without any visits, and link to the public page', async () => {
    onCall('get', '/insights', answers(EMPTY));
    await openInsights('ja');
    expect(
      await screen.findByRole('heading', { name: 'この期間のアクセスはまだありません' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '公開ページを見る' })).toHaveAttribute(
      'href',
      `/profile/${anOwnAccount().displayId}`,
    );
    expect(screen.queryByRole('heading', { name: '日ごとの推移' })).not.toBeInTheDocument();
  });

  it('show a message in a part without data', async () => {
    onCall('get', '/insights', answers(someInsights({ links: [] })));
    await openInsights();
    expect(await screen.findByRole('region', { name: 'Links' })).toHaveTextContent(
      'No data for this period.',
    );
  });

  it('can be loaded again after a failure', async () => {
    onCall('get', '/insights', refuses(400));
    const { user } = await openInsights();
    expect(await screen.findByText('Insights could not be loaded.')).toBeInTheDocument();
    onCall('get', '/insights', answers(someInsights()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Day by day' })).toBeInTheDocument();
    expect(screen.queryByText('Insights could not be loaded.')).not.toBeInTheDocument();
  });
});
