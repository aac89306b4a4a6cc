import { randomBytes } from 'node:crypto';
import { NotFound } from '../../../common/errors/request-errors.js';
import { ProviderUnavailable } from '../../../providers/provider.errors.js';
import { SealedBoxService } from '../../../security/sealed-box.service.js';
import { type ProviderImagesService } from '../../pictures/provider-images.service.js';
import { PREVIEW_LIFE_S, PREVIEWS_PATH, PreviewsService } from './previews.service.js';

const HANA = 'account-1';
const NOW = Date.parse('2027-01-28T09:00:00Z');
const PICTURE = 'https://cdn.example/1.jpg';

describe('a preview of a picture', () => {
  let box: SealedBoxService;
  /** The pictures that were fetched. */
  let fetched: string[];
  let isAway: boolean;
  let service: PreviewsService;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.setSystemTime(NOW);
    box = new SealedBoxService({ encryption: randomBytes(32), encryptionPrevious: null });
    [fetched, isAway] = [[], false];
    service = new PreviewsService(box, {
      isImageUrl: (provider: string, url: string) =>
        provider === 'youtube' && url.startsWith('https://cdn.example/'),
      makeThumbnail: (provider: string, url: string) => {
        if (isAway) return Promise.reject(new ProviderUnavailable());
        fetched.push(`${provider} ${url}`);
        return Promise.resolve(Buffer.from('small'));
      },
    } as unknown as ProviderImagesService);
  });
  afterEach(() => jest.useRealTimers());

  const addressOf = (url: string | null = PICTURE) => service.addressOf(HANA, 'youtube', url);
  const sealed = () => addressOf()!.slice(`${PREVIEWS_PATH}/`.length);

  it('has an address that does not show the one of the provider', () => {
    expect(addressOf()).toMatch(new RegExp(`^${PREVIEWS_PATH}/[\\w-]+$`));
  });

  it('has no address if it cannot be fetched', () => {
    expect(addressOf(null)).toBeNull();
    expect(addressOf('https://other.example/1.jpg')).toBeNull();
    expect(service.addressOf(HANA, 'instagram', PICTURE)).toBeNull();
  });

  it('is fetched for its account', async () => {
    expect(await service.open(HANA, sealed())).toEqual(Buffer.from('small'));
    expect(fetched).toEqual([`youtube ${PICTURE}`]);
  });

  it('is not fetched for another account', async () => {
    await expect(service.open('account-2', sealed())).rejects.toBeInstanceOf(NotFound);
    expect(fetched).toEqual([]);
  });

  it('is fetched for an hour', async () => {
    const address = sealed();
    jest.setSystemTime(NOW + PREVIEW_LIFE_S * 1000);
    await service.open(HANA, address);
    jest.setSystemTime(NOW + PREVIEW_LIFE_S * 1000 + 1);
    await expect(service.open(HANA, address)).rejects.toBeInstanceOf(NotFound);
    expect(fetched).toHaveLength(1);
  });

  it.each<[string, () => string]>([
    ['is malformed', () => 'x'],
    ['was altered', () => `${sealed()}AAAA`],
    [
      'was sealed for something else',
      () => {
        const until = NOW / 1000 + PREVIEW_LIFE_S;
        return box.seal(
          JSON.stringify({ accountId: HANA, provider: 'youtube', url: PICTURE, until }),
          'mail-outbox',
        );
      },
    ],
  ])('is not fetched if its address %s', async (_what, make) => {
    await expect(service.open(HANA, make())).rejects.toBeInstanceOf(NotFound);
    expect(fetched).toEqual([]);
  });

  it('fails with the provider', async () => {
    isAway = true;
    await expect(service.open(HANA, sealed())).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});
