import { largestSize, previewSize } from './picture-size.rules.js';

describe('the sizes of a picture', () => {
  it.each([
    [4000, 3000, [1280, 960], [1200, 900]],
    [3000, 4000, [1280, 1706], [900, 1200]],
    [1000, 1000, [1000, 1000], [1000, 1000]],
    [1, 50_000_000, [1, 8192], [1, 1200]],
    [50_000_000, 1, [1280, 1], [1200, 1]],
    [1080, 12_000, [737, 8192], [108, 1200]],
  ])(
    'of %i by %i are never larger than the original, and keep its aspect ratio',
    (width, height, largest, preview) => {
      expect(Object.values(largestSize({ width, height }))).toEqual(largest);
      expect(Object.values(previewSize({ width, height }))).toEqual(preview);
    },
  );
});
