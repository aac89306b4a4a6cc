import { isProviderImage } from './image-hosts.js';
import { type LinkageProviderName } from './linkage.client.js';

const ORIGINS = ['https://pictures.example', 'http://127.0.0.1:4000'];

describe('the URL of a picture', () => {
  it.each<[LinkageProviderName, string]>([
    ['youtube', 'https://i.ytimg.com/vi/abc/hqdefault.jpg'],
    ['youtube', 'https://yt3.ggpht.com/abc=s240'],
    ['youtube', 'https://yt3.googleusercontent.com/abc'],
    ['instagram', 'https://scontent-nrt1-1.cdninstagram.com/v/a.jpg?x=1'],
    ['instagram', 'https://instagram.fnrt1-2.fna.fbcdn.net/v/a.jpg'],
    ['tiktok', 'https://p16-sign-sg.tiktokcdn.com/a.jpeg'],
    ['x', 'https://pbs.twimg.com/profile_images/a_400x400.jpg'],
    ['x', 'https://PBS.twimg.com/a.jpg'],
    ['tiktok', 'https://pictures.example/a.jpg'],
    ['x', 'http://127.0.0.1:4000/pictures/a/1x1.jpg'],
  ])('is on a host of %s or a configured origin: %s', (provider, address) => {
    expect(isProviderImage(provider, new URL(address), ORIGINS)).toBe(true);
  });

  it.each<[LinkageProviderName, string]>([
    ['youtube', 'https://scontent.cdninstagram.com/a.jpg'],
    ['youtube', 'http://i.ytimg.com/a.jpg'],
    ['youtube', 'https://i.ytimg.com:8443/a.jpg'],
    ['youtube', 'https://user@i.ytimg.com/a.jpg'],
    ['youtube', 'https://ytimg.com/a.jpg'],
    ['youtube', 'https://i.ytimg.com.evil.example/a.jpg'],
    ['youtube', 'https://evilytimg.com/a.jpg'],
    ['youtube', 'https://i.ytimg.com./a.jpg'],
    ['x', 'https://a.pbs.twimg.com/a.jpg'],
    ['x', 'https://127.0.0.1/a.jpg'],
    ['x', 'http://127.0.0.1:4001/a.jpg'],
    ['x', 'http://localhost:4000/a.jpg'],
    ['x', 'http://user@127.0.0.1:4000/a.jpg'],
    ['x', 'file:///etc/passwd'],
    ['x', 'data:image/png;base64,AAAA'],
  ])('is not on a host of %s: %s', (provider, address) => {
    expect(isProviderImage(provider, new URL(address), ORIGINS)).toBe(false);
  });
});
