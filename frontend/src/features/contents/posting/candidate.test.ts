import { LIMITS } from '@hitohira/backend/rules';
import { anInstagramPost, aPostMedium, aYoutubeVideo } from '../../../testing/provider-posts';
import { type PictureFile } from '../../../components/pictures/picture-file';
import {
  candidateOfPost,
  candidateOfShortVideo,
  candidateOfStory,
  candidateOfVideo,
  contentOf,
} from './candidate';

const image: PictureFile = {
  file: new File(['x'], 'photo.jpg', { type: 'image/jpeg' }),
  kind: 'image/jpeg',
  width: 10,
  height: 10,
};

const WATCH = 'https://www.youtube.com/watch?v=hanaTaba_01';

describe('the data sent for a post', () => {
  it('is taken from YouTube for a video', () => {
    expect(contentOf(candidateOfVideo(aYoutubeVideo(), WATCH))).toEqual({
      provider: 'youtube',
      contentUrl: WATCH,
      title: '朝の市場で選ぶ、今週の花',
      description: '長もちさせるコツもお話しします。',
      media: [
        { imageUrl: 'https://i.ytimg.com/vi/hanaTaba_01/hqdefault.jpg', videoFlag: true, videoUrl: WATCH },
      ],
      hashTags: ['花のある暮らし'],
    });
  });

  it('marks a short found by its URL, and stores the URL of the video', () => {
    const short = candidateOfVideo(aYoutubeVideo(), 'https://m.youtube.com/shorts/hanaTaba_01?si=x');
    expect(contentOf(short)).toMatchObject({
      contentUrl: WATCH,
      media: [{ videoUrl: 'https://www.youtube.com/shorts/hanaTaba_01' }],
    });
  });

  it('contains the available media of an Instagram album, without a title', () => {
    const post = anInstagramPost({
      media: [
        aPostMedium({ imageUrl: 'https://scontent.cdninstagram.com/1.jpg' }),
        aPostMedium({ imageUrl: null, previewUrl: null }),
        aPostMedium({
          imageUrl: 'https://scontent.cdninstagram.com/3.jpg',
          videoFlag: true,
          videoUrl: 'https://scontent.cdninstagram.com/3.mp4',
        }),
      ],
      description: '',
      hashTags: [],
    });
    expect(contentOf(candidateOfPost(post))).toEqual({
      provider: 'instagram',
      contentUrl: 'https://www.instagram.com/p/C2/',
      media: [
        { imageUrl: 'https://scontent.cdninstagram.com/1.jpg', videoFlag: false },
        {
          imageUrl: 'https://scontent.cdninstagram.com/3.jpg',
          videoFlag: true,
          videoUrl: 'https://scontent.cdninstagram.com/3.mp4',
        },
      ],
      hashTags: [],
    });
  });

  it('contains the input and the picture of a story', () => {
    const story = candidateOfStory({
      url: ' ｈｔｔｐｓ://www.instagram.com/stories/hana/１２/ ',
      title: '  市場の朝 #花  ',
      image,
    });
    expect(contentOf(story)).toEqual({
      provider: 'instagram',
      contentUrl: 'https://www.instagram.com/stories/hana/12/',
      title: '市場の朝 #花',
      media: [{ image: image.file, videoFlag: false }],
      hashTags: ['花'],
    });
  });

  it('contains the input of a short video, with the hash tags of its texts', () => {
    const url = 'https://www.tiktok.com/@hana/video/7000000000000000001';
    const video = candidateOfShortVideo({ url, title: '', text: '水切り ＃豆知識\r\n#花 #豆知識', image });
    expect(contentOf(video)).toEqual({
      provider: 'tiktok',
      contentUrl: url,
      description: '水切り ＃豆知識\n#花 #豆知識',
      media: [{ image: image.file, videoFlag: true, videoUrl: url }],
      hashTags: ['豆知識', '花'],
    });
  });

  it('respects the limits of a content', () => {
    const { media, hashTags } = LIMITS.contents;
    const post = anInstagramPost({
      media: Array.from({ length: media + 1 }, () => aPostMedium()),
      hashTags: Array.from({ length: hashTags + 1 }, (_, index) => `tag${String(index)}`),
    });
    const sent = contentOf(candidateOfPost(post));
    expect(sent.media).toHaveLength(media);
    expect(sent.hashTags).toHaveLength(hashTags);
  });

  it('contains no media when the provider withholds the picture', () => {
    expect(candidateOfVideo(aYoutubeVideo({ thumbnail: null, previewUrl: null }), WATCH).media).toEqual([]);
  });
});
