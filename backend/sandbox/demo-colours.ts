/** The seasons and flowers of the demo creator's pictures, and their shapes. */
export const SPRING = {
  ground: [
    [253, 240, 236],
    [246, 205, 205],
  ],
  heart: [250, 214, 120],
} as const;
export const SUMMER = {
  ground: [
    [226, 240, 250],
    [178, 214, 236],
  ],
  heart: [112, 74, 40],
} as const;
export const FOREST = {
  ground: [
    [222, 232, 214],
    [150, 180, 144],
  ],
  heart: [250, 226, 150],
} as const;
export const EVENING = {
  ground: [
    [60, 48, 84],
    [26, 24, 52],
  ],
  heart: [250, 220, 150],
} as const;
export const BUTTER = {
  ground: [
    [255, 248, 226],
    [246, 222, 160],
  ],
  heart: [214, 130, 60],
} as const;

export const ROSE = [
  [214, 72, 98],
  [236, 128, 140],
  [250, 196, 196],
] as const;
export const SUN = [
  [248, 190, 40],
  [252, 210, 88],
] as const;
export const WHITE = [
  [255, 255, 252],
  [248, 240, 246],
] as const;
export const VIOLET = [
  [150, 110, 206],
  [190, 150, 230],
  [110, 80, 170],
] as const;
export const CITRUS = [
  [250, 210, 70],
  [244, 176, 60],
  [255, 236, 150],
] as const;

export const WIDE = { width: 1120, height: 630 };
export const SQUARE = { width: 640, height: 640 };
export const CARD = { width: 800, height: 600 };
