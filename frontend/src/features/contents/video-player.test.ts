import { playerOf, playingAddress } from './video-player';

const video = (videoUrl: string | null) => ({ videoFlag: true, videoUrl });

describe('the player of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=hanaTaba_01', 'wide'],
    ['https://youtu.be/hanaTaba_01?si=x', 'wide'],
    ['https://www.youtube.com/shorts/hanaTaba_01', 'tall'],
  ])('from YouTube sets no cookies and has the video’s aspect ratio: %s', (contentUrl, shape) => {
    const player = playerOf({ provider: 'youtube', contentUrl }, video(null));
    expect(player).toEqual({
      url: 'https://www.youtube-nocookie.com/embed/hanaTaba_01',
      ratio: shape === 'wide' ? 16 / 9 : 9 / 16,
    });
    expect(playingAddress(player!)).toBe(
      'https://www.youtube-nocookie.com/embed/hanaTaba_01?autoplay=1&playsinline=1&rel=0',
    );
  });

  it('from TikTok is TikTok’s own', () => {
    const contentUrl = 'https://www.tiktok.com/@hana/video/7000000000000000001?is_copy_url=1';
    expect(playerOf({ provider: 'tiktok', contentUrl }, video(contentUrl))).toEqual({
      url: 'https://www.tiktok.com/player/v1/7000000000000000001',
      ratio: 9 / 16,
    });
  });

  it('uses the content’s URL when the file’s URL is not a video page', () => {
    const contentUrl = 'https://www.youtube.com/watch?v=hanaTaba_01';
    expect(playerOf({ provider: 'youtube', contentUrl }, video('https://example.com/file.mp4'))?.url).toBe(
      'https://www.youtube-nocookie.com/embed/hanaTaba_01',
    );
  });

  it.each([
    ['instagram', 'https://www.instagram.com/reel/Hana1/'],
    ['tiktok', 'https://vt.tiktok.com/ZS8abc/'],
    ['tiktok', 'https://www.tiktok.com/t/ZS8abc/'],
    ['tiktok', 'https://www.tiktok.com/@hana/photo/7000000000000000001'],
    ['tiktok', 'https://www.tiktok.com.evil.example/@hana/video/7000000000000000001'],
    ['youtube', 'https://www.youtube.com/playlist?list=PL1'],
    ['youtube', 'javascript:alert(1)//youtu.be/hanaTaba_01'],
  ] as const)('does not exist for a video of %s at %s', (provider, contentUrl) => {
    expect(playerOf({ provider, contentUrl }, video(contentUrl))).toBeNull();
  });

  it('does not exist for a picture', () => {
    const contentUrl = 'https://www.youtube.com/watch?v=hanaTaba_01';
    expect(playerOf({ provider: 'youtube', contentUrl }, { videoFlag: false, videoUrl: null })).toBeNull();
  });
});
