import { completeLinkUrl, completeUrl, LIMITS, type LinkLimits } from '@hitohira/backend/rules';
import { type PictureFile } from '../../../components/pictures/picture-file';
import { detailPath, detailsPayload, EMPTY_DETAIL, faultsOf, valuesOfDetail } from './link-payload';

const { title, titleOfThree, text, textBesideImage } = LIMITS.links;

const TEXT: LinkLimits = { detailCount: 1, titleMax: title, textMax: text, imageRequired: false };
const IMAGE: LinkLimits = { detailCount: 1, titleMax: title, textMax: 0, imageRequired: true };
const THREE: LinkLimits = { detailCount: 3, titleMax: titleOfThree, textMax: 0, imageRequired: true };
const CARD: LinkLimits = { detailCount: 1, titleMax: title, textMax: textBesideImage, imageRequired: true };

const picture = (name: string): PictureFile => ({
  file: new File(['x'], name, { type: 'image/png' }),
  kind: 'image/png',
  width: 10,
  height: 10,
});

const STORED = { title: '花束', text: null, url: 'https://example.com/', image: '/media/f.webp' };

describe('a URL without its scheme', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['  example.com/shop?a=1 ', 'https://example.com/shop?a=1'],
    ['ｅｘａｍｐｌｅ.com', 'https://example.com'],
    ['日本語.jp', 'https://日本語.jp'],
    ['http://example.com', 'http://example.com'],
    ['', ''],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['mail@example.com', 'mail@example.com'],
    ['mailto:mail@example.com', 'mailto:mail@example.com'],
    ['localhost', 'localhost'],
    ['two words.com', 'two words.com'],
  ])('%j becomes %j', (written, complete) => {
    expect(completeUrl(written)).toBe(complete);
  });
});

describe('a link destination without its scheme', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' hana@example.com ', 'mailto:hana@example.com'],
    ['ｈａｎａ@example.com', 'mailto:hana@example.com'],
    ['mailto:hana@example.com', 'mailto:hana@example.com'],
    ['03-1234-5678', 'tel:03-1234-5678'],
    ['０９０-１２３４-５６７８', 'tel:090-1234-5678'],
    ['+81312345678', 'tel:+81312345678'],
    ['tel:0312345678', 'tel:0312345678'],
    ['2026-11-01', '2026-11-01'],
    ['0120', '0120'],
    ['https://example.com/@hana', 'https://example.com/@hana'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('%j becomes %j', (written, complete) => {
    expect(completeLinkUrl(written)).toBe(complete);
  });
});

describe('the validation of a link detail', () => {
  const faults = (
    written: Partial<typeof EMPTY_DETAIL>,
    limits = TEXT,
    stored: typeof STORED | null = null,
  ) => faultsOf({ ...EMPTY_DETAIL, ...written }, limits, stored);

  it('requires a title or a text', () => {
    expect(faults({})).toEqual({ title: 'required' });
    expect(faults({ title: ' \u200b ' })).toEqual({ title: 'required' });
    expect(faults({ title: '花' })).toEqual({});
    expect(faults({ text: '花' })).toEqual({});
  });

  it('requires a title for types without a text, even if a text was entered', () => {
    expect(faults({ text: '花', image: picture('a') }, IMAGE)).toEqual({ title: 'required' });
  });

  it.each([
    [TEXT, title],
    [IMAGE, title],
    [THREE, titleOfThree],
  ])('limits the title in characters: %j', (limits, max) => {
    const image = picture('a');
    expect(faults({ title: '🌸'.repeat(max), image }, limits)).toEqual({});
    expect(faults({ title: '🌸'.repeat(max + 1), image }, limits)).toEqual({ title: 'invalidLength' });
  });

  it.each([
    [TEXT, text],
    [CARD, textBesideImage],
  ])('limits the text, counting line breaks once: %j', (limits, max) => {
    const image = picture('a');
    expect(faults({ text: `${'花'.repeat(max - 2)}\r\n花`, image }, limits)).toEqual({});
    expect(faults({ text: '花'.repeat(max + 1), image }, limits)).toEqual({ text: 'invalidLength' });
  });

  it.each([
    ['javascript:alert(1)', 'invalidFormat'],
    ['https://good@evil.example', 'invalidFormat'],
    ['https://LITE.tiktok.com./x', 'unavailableUrl'],
    [`https://example.com/${'a'.repeat(481)}`, 'invalidLength'],
  ])('rejects an invalid or unsupported URL: %s', (url, rule) => {
    expect(faults({ title: '花', url })).toEqual({ url: rule });
  });

  it('requires a picture when the type does and none is stored', () => {
    expect(faults({ title: '花' }, IMAGE)).toEqual({ image: 'required' });
    expect(faults({ title: '花' }, IMAGE, STORED)).toEqual({});
    expect(faults({ title: '花', image: picture('a') }, IMAGE)).toEqual({});
  });
});

describe('the payload of a link', () => {
  it('contains every field of a new link', () => {
    const one = picture('1.png');
    const two = picture('2.png');
    const three = picture('3.png');
    const body = detailsPayload(
      [
        { ...EMPTY_DETAIL, image: one, title: ' 一 ', url: 'example.com/1' },
        { ...EMPTY_DETAIL, image: two, title: '二', text: 'left over from another kind' },
        { ...EMPTY_DETAIL, image: three, title: '三' },
        { ...EMPTY_DETAIL, title: 'left over as well' },
      ],
      THREE,
      null,
    );
    expect(body).toEqual([
      { title: '一', url: 'https://example.com/1', image: one.file },
      { title: '二', image: two.file },
      { title: '三', image: three.file },
    ]);
  });

  it('is null for an unchanged link', () => {
    expect(detailsPayload([valuesOfDetail(STORED)], CARD, [STORED])).toBeNull();
    expect(detailsPayload([{ ...valuesOfDetail(STORED), title: ' 花束 ' }], CARD, [STORED])).toBeNull();
  });

  it('contains only changed fields, with null for emptied ones', () => {
    const stored = [STORED, STORED, STORED];
    const image = picture('new.png');
    const values = stored.map(valuesOfDetail);
    const body = detailsPayload(
      [values[0]!, { ...values[1]!, url: '' }, { ...values[2]!, image }],
      THREE,
      stored,
    );
    expect(body).toEqual([{}, { url: null }, { image: image.file }]);
  });
});

describe('a field name of the API', () => {
  it('maps to the form field, if there is one', () => {
    expect(detailPath('details[2][image]')).toBe('details.2.image');
    expect(['details', 'details[0]', 'details[0][size]', 'linkTypeId', 'x[0][url]'].map(detailPath)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
