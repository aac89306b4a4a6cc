import {
  checkContentUrl,
  checkFileUrl,
  contentAddress,
  instagramPostCode,
  isInstagramStory,
  isTiktokShortLink,
  ownerInAddress,
  postKey,
  youtubeShortUrl,
  youtubeVideoUrl,
} from './content-address.rules.js';
import { isYoutubeShort, tiktokPost, youtubeVideoId } from './provider.rules.js';

const ID = 'dQw4w9WgXcQ';

describe('the URL of a YouTube video', () => {
  it.each([
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=AbCdEf&t=30`,
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?app=desktop&v=${ID}&list=PL1`,
    `https://www.youtube.com/watch?v=${ID}#t=1m`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/?v=${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://youtube.com/shorts/${ID}?feature=share`,
    `https://m.youtube.com/shorts/${ID}/`,
    `https://www.youtube.com/live/${ID}`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube.com/v/${ID}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
    `https://www.youtube.com:443/watch?v=${ID}`,
    `http://www.youtube.com/watch?v=${ID}`,
    `http://youtu.be/${ID}`,
  ])('%s', (value) => {
    expect(youtubeVideoId(value)).toBe(ID);
  });

  it.each([
    '',
    ID,
    `http://youtu.be:8080/${ID}`,
    `ftp://youtu.be/${ID}`,
    `youtu.be/${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/www.youtube.com/watch?v=${ID}`,
    `https://evil.example/?u=https://youtu.be/${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://gaming.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com./watch?v=${ID}`,
    `https://youtu.be.evil.example/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://user@www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com@evil.example/watch?v=${ID}`,
    `https://www.youtube.com:8443/watch?v=${ID}`,
    `https://www.youtube.com\\@evil.example/watch?v=${ID}`,
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/live_stream',
    'https://www.youtube.com/watch?v=videoseries',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch?v=dQw4w9WgXc%2F',
    `https://www.youtube.com/watch?V=${ID}`,
    `https://www.youtube.com/playlist?list=${ID}`,
    `https://www.youtube.com/channel/${ID}`,
    'https://www.youtube.com/shorts/',
    'https://www.youtube.com/@hanako',
    'https://youtu.be/',
    `javascript:alert("https://youtu.be/${ID}")`,
  ])('%j is rejected', (value) => {
    expect(youtubeVideoId(value)).toBeNull();
    expect(checkContentUrl('youtube', value)).not.toBeNull();
  });

  it('has a canonical form that passes the rule', () => {
    expect(youtubeVideoId(youtubeVideoUrl(ID))).toBe(ID);
    expect(checkContentUrl('youtube', youtubeVideoUrl(ID))).toBeNull();
  });

  it.each([
    [youtubeShortUrl(ID), true],
    [`https://m.youtube.com/shorts/${ID}?si=x`, true],
    [youtubeVideoUrl(ID), false],
    [`https://youtu.be/${ID}`, false],
    [`https://www.youtube.com.evil.example/shorts/${ID}`, false],
  ])('shows whether it is a short: %s', (address, isShort) => {
    expect(youtubeVideoId(address) === ID && isYoutubeShort(address)).toBe(isShort);
  });
});

describe('an Instagram URL', () => {
  it.each([
    ['https://www.instagram.com/p/C2_-a/', 'C2_-a'],
    ['https://www.instagram.com/p/C2', 'C2'],
    ['https://instagram.com/reel/C3/?igsh=abc', 'C3'],
    ['https://www.instagram.com/reels/C3/', 'C3'],
    ['https://www.instagram.com/tv/C4/', 'C4'],
    ['https://www.instagram.com/hana.yamada/p/C2/', 'C2'],
    ['https://www.instagram.com/hana.yamada/', null],
    ['https://www.instagram.com/p/', null],
    ['https://www.instagram.com/p/C2/comments/', null],
    ['https://www.instagram.com/stories/hana/123/', null],
    ['http://www.instagram.com/p/C2/', 'C2'],
    ['https://www.instagram.com/share/p/BAabc123', null],
    ['https://www.instagram.com/share/reel/BAabc123/?igsh=a', null],
    ['https://www.instagram.com/shared/p/C2/', 'C2'],
    ['https://www.instagram.com.evil.example/p/C2/', null],
    ['https://instagr.am/p/C2/', null],
  ])('%s contains the post %s', (value, code) => {
    expect(instagramPostCode(value)).toBe(code);
  });

  it.each([
    ['https://www.instagram.com/stories/hana/3141592653589793238/', true],
    ['https://www.instagram.com/stories/hana/', true],
    ['https://instagram.com/stories/highlights/17900000000000000/', true],
    ['https://www.instagram.com/s/aGlnaGxpZ2h0?story_media_id=1', true],
    ['https://www.instagram.com/stories/', false],
    ['https://www.instagram.com/s/', false],
    ['https://www.instagram.com/p/stories/', false],
    ['https://www.instagram.com/hana/stories/1/', false],
    ['http://www.instagram.com/stories/hana/1/', true],
    ['https://evil.example/stories/hana/1/', false],
    ['https://www.instagram.com:444/stories/hana/1/', false],
  ])('%s is a story: %s', (value, isStory) => {
    expect(isInstagramStory(value)).toBe(isStory);
  });
});

describe('a TikTok URL', () => {
  const ID_OF_POST = '7000000000000000001';

  it.each([
    [`https://www.tiktok.com/@hana/video/${ID_OF_POST}`, true],
    [`https://www.tiktok.com/@hana/video/${ID_OF_POST}/?_r=1#x`, true],
    [`https://www.tiktok.com/@/video/${ID_OF_POST}`, true],
    [`https://www.tiktok.com/@hana/photo/${ID_OF_POST}`, false],
    [`https://m.tiktok.com/v/${ID_OF_POST}.html?u_code=x`, true],
    [`https://tiktok.com/@hana/video/${ID_OF_POST}`, true],
    [`http://www.tiktok.com/@hana/video/${ID_OF_POST}`, true],
    [`https://www.tiktok.com/embed/v2/${ID_OF_POST}`, true],
    [`https://www.tiktok.com/player/v1/${ID_OF_POST}`, true],
  ])('%s contains a post', (value, isVideo) => {
    expect(tiktokPost(value)).toEqual({ id: ID_OF_POST, isVideo });
  });

  it.each([
    'https://www.tiktok.com/@hana',
    'https://www.tiktok.com/@hana/video/',
    'https://www.tiktok.com/@hana/video/x',
    `https://www.tiktok.com/@hana/live/${ID_OF_POST}`,
    `https://www.tiktok.com.evil.example/@hana/video/${ID_OF_POST}`,
    'https://vm.tiktok.com/ZMabc/',
  ])('%s contains no post', (value) => {
    expect(tiktokPost(value)).toBeNull();
  });

  it.each([
    ['https://vm.tiktok.com/ZMabc/', true],
    ['https://vt.tiktok.com/ZSabc', true],
    ['https://www.tiktok.com/t/ZTabc/', true],
    ['https://tiktok.com/t/ZTabc/?k=1', true],
    ['https://www.tiktok.com/t/', false],
    ['https://www.tiktok.com/@t/video/1', false],
    ['https://m.tiktok.com/t/ZTabc/', false],
    ['https://lite.tiktok.com/t/ZTabc/', false],
    ['http://vm.tiktok.com/ZMabc/', true],
    ['https://vm.tiktok.com.evil.example/ZMabc/', false],
    ['https://evil.example/t/ZTabc/', false],
  ])('%s is a short link: %s', (value, isShort) => {
    expect(isTiktokShortLink(value)).toBe(isShort);
  });
});

describe('two URLs of one post', () => {
  const SAME = {
    youtube: [`https://youtu.be/${ID}?si=x`, youtubeVideoUrl(ID), youtubeShortUrl(ID)],
    instagram: ['https://www.instagram.com/p/C2/', 'https://instagram.com/hana/reel/C2?igsh=x'],
    tiktok: ['https://www.tiktok.com/@hana/video/7?_r=1', 'https://m.tiktok.com/v/7.html'],
  };
  const OTHERS = [
    ['youtube', youtubeVideoUrl('aaaaaaaaaaa')],
    ['instagram', 'https://www.instagram.com/p/C3/'],
    ['tiktok', 'https://www.tiktok.com/@hana/video/8'],
  ] as const;

  it.each(OTHERS)('of %s have the same key, and another post has another', (provider, other) => {
    const keys = SAME[provider].map((value) => postKey(provider, value));
    expect(new Set(keys).size).toBe(1);
    expect(keys).not.toContain(postKey(provider, other));
  });

  it('of a story are equal except for sharing parameters', () => {
    const story = (rest: string) => postKey('instagram', `https://www.instagram.com/stories/hana/${rest}`);
    expect(story('1/?igsh=x')).toBe(story('1'));
    expect(story('1/')).not.toBe(story('2/'));
  });
});

describe('the account in a URL', () => {
  it.each([
    ['tiktok', 'https://www.tiktok.com/@hana/video/7', 'hana'],
    ['tiktok', 'https://www.tiktok.com/@Hana.Y_1?lang=ja', 'Hana.Y_1'],
    ['tiktok', 'https://www.tiktok.com/@%E8%8A%B1/video/7', '花'],
    ['tiktok', 'https://www.tiktok.com/@%E8/video/7', '%E8'],
    ['tiktok', 'https://www.tiktok.com/@/video/7', null],
    ['tiktok', 'https://m.tiktok.com/v/7.html', null],
    ['tiktok', 'https://vt.tiktok.com/ZSabc/', null],
    ['instagram', 'https://www.instagram.com/stories/hana/314/', 'hana'],
    ['instagram', 'https://instagram.com/stories/hana.y', 'hana.y'],
    ['instagram', 'https://www.instagram.com/stories/highlights/179/', null],
    ['instagram', 'https://www.instagram.com/stories/highlights.of.hana/179/', 'highlights.of.hana'],
    ['instagram', 'https://www.instagram.com/s/aGln?story_media_id=1', null],
    ['youtube', `https://youtu.be/${ID}`, null],
  ] as const)('of %s, %s: %s', (provider, value, name) => {
    expect(ownerInAddress(provider, value)).toBe(name);
  });
});

describe('the URL of a content', () => {
  it.each([
    ['instagram', 'https://www.instagram.com/p/C2/', null],
    ['instagram', 'https://instagram.com/stories/hana/1/', null],
    ['instagram', 'http://www.instagram.com/p/C2/', null],
    ['instagram', 'https://m.instagram.com/p/C2/', 'invalidFormat'],
    ['instagram', `https://youtu.be/${ID}`, 'invalidFormat'],
    ['tiktok', 'https://www.tiktok.com/@hana/video/7000000000000000001', null],
    ['tiktok', 'https://www.tiktok.com/@hana/photo/7000000000000000001?lang=ja', null],
    ['tiktok', 'https://vt.tiktok.com/ZSabc/', null],
    ['tiktok', 'https://vm.tiktok.com/ZMabc/', null],
    ['tiktok', 'https://tiktok.com/t/ZTabc/', null],
    ['tiktok', 'https://www.tiktok.com/t/ZTabc', null],
    ['tiktok', 'https://tiktok.com/t/', 'invalidFormat'],
    ['tiktok', 'http://vm.tiktok.com/ZMabc/', null],
    ['tiktok', 'https://vm.tiktok.com:8443/ZMabc/', 'invalidFormat'],
    ['tiktok', 'https://vm.tiktok.com.evil.example/ZMabc/', 'invalidFormat'],
    ['tiktok', 'https://m.tiktok.com/v/7000000000000000001.html', null],
    ['tiktok', 'https://m.tiktok.com/@hana', 'invalidFormat'],
    ['tiktok', 'https://tiktok.com/@hana/video/7', null],
    ['tiktok', 'https://tiktok.com/@hana', 'invalidFormat'],
    ['tiktok', 'http://www.tiktok.com/@hana/video/7', null],
    [
      'tiktok',
      `https://tiktok.com/@hana/video/7?${'a'.repeat(500 - 'https://tiktok.com/@hana/video/7?'.length)}`,
      'invalidLength',
    ],
    ['tiktok', 'https://www.tiktok.com.evil.example/@hana/video/7', 'invalidFormat'],
    ['tiktok', 'https://lite.tiktok.com/t/ZSabc/', 'unavailableUrl'],
    ['tiktok', 'https://x.lite.tiktok.com/t/ZSabc/', 'unavailableUrl'],
    ['tiktok', '', 'required'],
    ['tiktok', `https://www.tiktok.com/${'a'.repeat(500 - 'https://www.tiktok.com/'.length)}`, null],
    [
      'tiktok',
      `https://www.tiktok.com/${'a'.repeat(501 - 'https://www.tiktok.com/'.length)}`,
      'invalidLength',
    ],
  ] as const)('of %s may be %s: %s', (provider, value, verdict) => {
    expect(checkContentUrl(provider, value)).toBe(verdict);
  });
});

describe('the stored URL of a content', () => {
  it.each([
    ['youtube', `http://youtu.be/${ID}?t=1`, youtubeVideoUrl(ID)],
    ['youtube', `http://m.youtube.com/shorts/${ID}`, youtubeShortUrl(ID)],
    ['youtube', 'https://cdn.example/1.mp4', 'https://cdn.example/1.mp4'],
    ['instagram', 'http://www.instagram.com/stories/hana/1/', 'https://www.instagram.com/stories/hana/1/'],
    ['instagram', 'https://instagram.com/p/C2/?igsh=x', 'https://instagram.com/p/C2/?igsh=x'],
    ['instagram', 'http://evil.example/p/C2/', 'http://evil.example/p/C2/'],
    ['tiktok', 'https://m.tiktok.com/v/7.html?u_code=x', 'https://www.tiktok.com/@/video/7'],
    ['tiktok', 'http://m.tiktok.com/v/7', 'https://www.tiktok.com/@/video/7'],
    ['tiktok', 'HTTP://TikTok.com/@hana/video/7?lang=ja', 'https://www.tiktok.com/@hana/video/7?lang=ja'],
    ['tiktok', 'https://m.tiktok.com/@hana/photo/7', 'https://www.tiktok.com/@hana/photo/7'],
    ['tiktok', 'https://www.tiktok.com/@hana/video/7?_r=1', 'https://www.tiktok.com/@hana/video/7?_r=1'],
    ['tiktok', 'http://vm.tiktok.com/ZMabc/', 'https://vm.tiktok.com/ZMabc/'],
  ] as const)('of %s for %s is %s, which passes the rules itself', (provider, value, stored) => {
    expect(contentAddress(provider, value)).toBe(stored);
    expect(contentAddress(provider, stored)).toBe(stored);
    expect(postKey(provider, stored)).toBe(postKey(provider, value));
    expect(checkContentUrl(provider, stored)).toBe(checkContentUrl(provider, value));
  });
});

describe("the URL of a provider's file", () => {
  const ofLength = (length: number) =>
    `https://example.com/${'a'.repeat(length - 'https://example.com/'.length)}`;

  it.each([
    ['of the maximum length', ofLength(2048), null],
    ['too long', ofLength(2049), 'invalidLength'],
    ['not a web address', 'javascript:alert(1)', 'invalidFormat'],
    ['with user-info', 'https://user@example.com/a.mp4', 'invalidFormat'],
  ])('%s', (_what, value, verdict) => {
    expect(checkFileUrl(value)).toBe(verdict);
  });
});
