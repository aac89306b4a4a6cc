import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { anOwnAccount } from '../../testing/accounts';
import { answers, answersNothing, answersLater, onCall, refuses } from '../../testing/api-server';
import { aNews, newsPageFor } from '../../testing/news';
import { openPage, signIn } from '../../testing/render-app';
import { mockScrollEnd } from '../../testing/scroll-end';

beforeEach(() => {
  signIn();
  onCall('get', '/accounts/me', answers(anOwnAccount()));
});

const list = (...results: ReturnType<typeof aNews>[]) => ({
  results,
  total: results.length,
  nextOffset: null,
});
const entries = () => within(screen.getByRole('main')).queryAllByRole('listitem');
const badge = () => document.querySelector('[data-badge="unread"]')?.textContent ?? null;

describe('the news list', () => {
  it('requires a login', async () => {
    document.cookie = 'loggedIn=; Max-Age=0; Path=/';
    onCall('get', '/accounts/me', refuses(401));
    const { path } = await openPage('/news');
    expect(path()).toBe('/login?back=%2Fnews');
  });

  it('links each article with its title, date and unread mark', async () => {
    onCall(
      'get',
      '/news',
      answers(
        list(
          aNews(),
          aNews({
            contentId: 'old',
            title: '冬のお知らせ',
            readFlag: true,
            publishedAt: '2026-12-01T03:00:00Z',
          }),
        ),
      ),
    );
    await openPage('/news');
    const unread = await screen.findByRole('link', { name: /Spring is here/ });
    expect(unread).toHaveAttribute('href', '/news/spring-2027');
    expect(unread).toHaveTextContent('March 1, 2027Spring is hereUnread');
    const read = screen.getByRole('link', { name: /冬のお知らせ/ });
    expect(read).not.toHaveTextContent('Unread');
    expect(screen.getByText('冬のお知らせ')).toHaveAttribute('lang', 'ja');
  });

  it('loads twenty at a time as its end is scrolled into view, without duplicates', async () => {
    const { reach, restore } = mockScrollEnd();
    const calls = onCall('get', '/news', ({ request }) =>
      HttpResponse.json(newsPageFor(45, new URL(request.url).searchParams)),
    );
    await openPage('/news');
    await screen.findByText('News 1');
    expect(entries()).toHaveLength(20);
    reach();
    await waitFor(() => expect(entries()).toHaveLength(40));
    reach();
    await waitFor(() => expect(entries()).toHaveLength(45));
    expect(calls.map(({ query }) => [query.get('offset'), query.get('limit')])).toEqual([
      ['0', '20'],
      ['20', '20'],
      ['40', '20'],
    ]);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    restore();
  });

  it('shows a placeholder while loading', async () => {
    const held = answersLater(list());
    onCall('get', '/news', held.answer);
    await openPage('/news');
    expect(screen.getByText('Loading the news')).toBeInTheDocument();
    held.release();
    expect(await screen.findByRole('heading', { name: 'No news yet' })).toBeInTheDocument();
  });

  it('shows a message when loading fails, and loads at a retry', async () => {
    onCall('get', '/news', refuses(503));
    const { user } = await openPage('/news');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the news.');
    expect(screen.getAllByText('We could not load the news.')).toHaveLength(2);
    onCall('get', '/news', answers(list(aNews())));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Spring is here')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('keeps the loaded articles when the next page fails, and offers a retry', async () => {
    let failing = true;
    const calls = onCall('get', '/news', ({ request }) => {
      const query = new URL(request.url).searchParams;
      return failing && query.get('offset') !== '0'
        ? refuses(500)()
        : HttpResponse.json(newsPageFor(25, query));
    });
    const { user } = await openPage('/news');
    await screen.findByText('News 1');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the news.');
    expect(entries()).toHaveLength(20);
    expect(calls).toHaveLength(2);
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(entries()).toHaveLength(25));
  });
});

describe('a news article', () => {
  /** Opens an article; a read one leaves nothing unread. */
  const openNews = async (news: Partial<ReturnType<typeof aNews>> = {}) => {
    const counts = onCall('get', '/news/unreads', answers({ count: 0 }));
    onCall('get', '/news/spring-2027', answers(aNews(news)));
    const marks = onCall('post', '/news/spring-2027/history', answersNothing());
    return { ...(await openPage('/news/spring-2027')), counts, marks };
  };

  it('shows its text, picture and dates, and sets the document title', async () => {
    const picture = {
      url: '/media/a-640.webp',
      width: 640,
      height: 360,
      sources: [{ url: '/media/a-640.webp', width: 640 }],
      preview: '/media/a.jpg',
      placeholder: '#c9a78b',
    };
    await openNews({ picture, imageUrl: picture.url, revisedAt: '2027-03-02T03:00:00.000Z' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring is here' })).toBeInTheDocument();
    expect(screen.getByText('new themes').tagName).toBe('STRONG');
    expect(screen.getByText('Published on March 1, 2027')).toHaveAttribute(
      'datetime',
      '2027-03-01T03:00:00.000Z',
    );
    expect(screen.getByText('Updated on March 2, 2027')).toBeInTheDocument();
    expect(document.querySelector('article img')).toHaveAttribute('src', '/media/a-640.webp');
    await waitFor(() => expect(document.title).toBe('Spring is here | Hitohira'));
    expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news');
  });

  it('shows no revision date without a revision', async () => {
    await openNews();
    await screen.findByRole('heading', { name: 'Spring is here' });
    expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument();
    expect(document.querySelector('article img')).toBeNull();
  });

  it('opens links in a new tab without an opener', async () => {
    await openNews({ content: '[there](https://example.com) and <a href="/help">here</a>' });
    for (const [name, href] of [
      ['there', 'https://example.com'],
      ['here', '/help'],
    ] as const) {
      const link = await screen.findByRole('link', { name });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('is marked as read when opened, which updates the badge and the list', async () => {
    onCall('get', '/news', answers(list(aNews())));
    let unread = 1;
    onCall('get', '/news/unreads', () => answers({ count: unread })());
    onCall('get', '/news/spring-2027', answers(aNews()));
    const marks = onCall('post', '/news/spring-2027/history', () => {
      unread = 0;
      return answersNothing()();
    });
    const { user } = await openPage('/news');
    await waitFor(() => expect(badge()).toBe('1'));
    onCall('get', '/news', answersLater().answer);
    await user.click(await screen.findByRole('link', { name: /Spring is here/ }));
    await screen.findByRole('heading', { level: 1, name: 'Spring is here' });
    await waitFor(() => expect(badge()).toBeNull());
    expect(marks).toHaveLength(1);
    // The refetch is delayed: the list is updated without it.
    await user.click(screen.getByRole('link', { name: 'All news' }));
    await screen.findByRole('heading', { level: 1, name: 'News' });
    expect(screen.getByRole('link', { name: /Spring is here/ })).not.toHaveTextContent('Unread');
  });

  it('is not marked again when it was read before', async () => {
    const { marks, counts } = await openNews({ readFlag: true });
    await screen.findByRole('heading', { name: 'Spring is here' });
    await waitFor(() => expect(counts).toHaveLength(1));
    expect(marks).toHaveLength(0);
  });

  it('is shown even when it cannot be marked as read', async () => {
    onCall('get', '/news/unreads', answers({ count: 1 }));
    onCall('get', '/news/spring-2027', answers(aNews()));
    const marks = onCall('post', '/news/spring-2027/history', refuses(503));
    await openPage('/news/spring-2027');
    await waitFor(() => expect(marks).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Spring is here' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not found when it does not exist', async () => {
    onCall('get', '/news/winter', refuses(404));
    await openPage('/news/winter');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('is not requested for an invalid ID', async () => {
    onCall('get', '/news', answers(list()));
    const { goTo } = await openPage('/news');
    await goTo('/news/a%20b');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('shows a message when loading fails, and loads at a retry', async () => {
    onCall('get', '/news/spring-2027', refuses(500));
    const { user } = await openPage('/news/spring-2027');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the news.');
    onCall('post', '/news/spring-2027/history', answersNothing());
    onCall('get', '/news/spring-2027', answers(aNews()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Spring is here' })).toBeInTheDocument();
  });
});
