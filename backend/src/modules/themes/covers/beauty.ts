import { circle, type DrawCover, fill, path, round, scatter, sky, svg, use } from './drawing.js';

/** Branches of cherry in full bloom. */
export const drawSakura: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, bottom, haze, pale, deep, heart, bark] = isDark
    ? ['#3b1d2a', '#241619', '#7a3b50', '#f7bccb', '#ee93ab', '#b8466a', '#7b5a55']
    : ['#fbd5de', '#fff4f3', '#ffffff', '#ffffff', '#ffc4d2', '#e0678b', '#8a5a50'];
  const petal = 'M0 0C-9 -6 -11 -18 -3 -23L0 -19.500L3 -23C11 -18 9 -6 0 0z';
  const blossom = (id: string, color: string) =>
    `<g id="${id}">${[0, 72, 144, 216, 288].map((turn) => `<path d="${petal}" fill="${color}" transform="rotate(${turn})"/>`).join('')}<circle r="3.600" fill="${heart}"/>${[36, 108, 180, 252, 324].map((turn) => `<path d="M0 0V-9" stroke="${heart}" stroke-width="1" transform="rotate(${turn})"/>`).join('')}</g>`;
  const cluster = (x: number, y: number, spread: number, count: number, seed: number) =>
    scatter(count, seed, (random, index) => {
      const angle = random() * Math.PI * 2;
      const distance = Math.sqrt(random()) * spread;
      return use(index % 3 === 0 ? 'd' : 'p', {
        x: x + Math.cos(angle) * distance,
        y: y + Math.sin(angle) * distance * 0.62,
        scale: 0.75 + random() * 0.6,
        turn: random() * 72,
      });
    });
  return svg({
    defs: sky('g', top, bottom) + blossom('p', pale) + blossom('d', deep) + `<path id="f" d="${petal}"/>`,
    motion:
      '.f{animation:f 2.4s ease-in-out 2 alternate both}@keyframes f{to{transform:translate(14px,12px)}}',
    shapes: [
      fill('url(#g)'),
      circle(320, 250, 190, `fill="${haze}" opacity=".35"`),
      `<g fill="none" stroke="${bark}" stroke-linecap="round">${path('M660 6C580 30 530 50 446 104M584 30C566 62 560 84 556 122', 'stroke-width="7"')}${path('M-10 14C60 22 104 44 150 92M70 30C80 62 74 92 66 120', 'stroke-width="6"')}</g>`,
      cluster(592, 34, 74, 18, 5),
      cluster(474, 92, 50, 13, 8),
      cluster(556, 122, 30, 5, 9),
      cluster(46, 24, 66, 17, 12),
      cluster(146, 92, 42, 10, 21),
      cluster(66, 122, 28, 5, 34),
      `<g class="f" fill="${deep}">${scatter(15, 55, (random) =>
        use(
          'f',
          {
            x: 150 + random() * 400,
            y: 90 + random() * 150,
            scale: 0.45 + random() * 0.3,
            turn: random() * 360,
          },
          `opacity="${round(0.55 + random() * 0.4)}"`,
        ),
      )}</g>`,
    ],
  });
};

/** Rows of lavender up to a house on the hills, with a butterfly. */
export const drawLavender: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, bottom, hill, far, near, bloom, pale, deep, stalk, tree, wall, roof, wing, edge] = isDark
    ? [
        '#1d1635',
        '#57447f',
        '#33285a',
        '#43337a',
        '#2a1f52',
        '#8f6fe0',
        '#c7b3ff',
        '#6a4cc0',
        '#6f9468',
        '#1f2a3a',
        '#d9cfe6',
        '#8a4f78',
        '#ffe08a',
        '#150d2b',
      ]
    : [
        '#d9d3f7',
        '#fdeff0',
        '#c9bceb',
        '#b39ce4',
        '#9478d2',
        '#7a55c8',
        '#b795f2',
        '#5c3aa6',
        '#6b8f5a',
        '#5f8a66',
        '#fffaf2',
        '#c9667a',
        '#ffcf3f',
        '#3a1f66',
      ];
  // A spike of whorls; the lowest stands apart, as in the field.
  const whorl = (y: number, size: number) =>
    [
      [-58, bloom, 1],
      [58, deep, 1],
      [-24, pale, 1.1],
      [24, bloom, 1.1],
    ]
      .map(
        ([turn, color, length]) =>
          `<ellipse cy="${-5 * Number(length)}" rx="2.700" ry="${5.4 * Number(length)}" fill="${color}" transform="translate(0 ${y}) scale(${size}) rotate(${turn})"/>`,
      )
      .join('');
  const sprig =
    path('M0 0C2 -20 1 -40 0 -104', `fill="none" stroke="${stalk}" stroke-width="1.8"`) +
    path(
      'M0 -4C-8 -12 -12 -24 -11 -36C-4 -28 0 -16 0 -4zM1 -10C8 -16 11 -26 11 -38C5 -30 1 -20 1 -10z',
      `fill="${stalk}"`,
    ) +
    (
      [
        [-44, 0.9],
        [-62, 1],
        [-73, 0.98],
        [-83, 0.9],
        [-92, 0.78],
        [-99, 0.6],
      ] as const
    )
      .map(([y, size]) => whorl(y, size))
      .join('') +
    `<ellipse cy="-107" rx="2" ry="4.600" fill="${pale}"/>`;
  const rows = (y: number, bend: number, color: string) =>
    path(`M-20 ${y}Q320 ${y - bend} 660 ${y}V250H-20z`, `fill="${color}"`);
  // Tall where nothing lies on the cover.
  const height = (x: number) =>
    0.72 + 0.86 * Math.max(Math.exp(-(((x - 466) / 50) ** 2)), 0.8 * Math.exp(-(((x - 120) / 66) ** 2)));
  return svg({
    defs: `${sky('g', top, bottom)}<g id="s">${sprig}</g>`,
    motion:
      '.w{animation:w 2.4s ease-in-out 2 alternate both}@keyframes w{from{transform:skewX(-1.5deg)}to{transform:skewX(1.5deg)}}.w{transform-origin:320px 240px}.v{transform-origin:352px 90px;animation:v 1.2s ease-in-out 4 alternate both}@keyframes v{to{transform:scaleX(.82)}}',
    shapes: [
      fill('url(#g)'),
      rows(140, 50, hill),
      `<g transform="translate(238 92)">${path('M0 30V10L15 -2L30 10V30z', `fill="${wall}"`)}${path('M-4 12L15 -4L34 12L30 14L15 2L0 14z', `fill="${roof}"`)}${path('M11 30V19h8V30z', `fill="${roof}"`)}${path('M-12 32C-24 12 -14 -14 -12 -20C-10 -14 0 12 -12 32zM48 31C40 16 46 0 48 -6C50 0 56 16 48 31z', `fill="${tree}"`)}</g>`,
      rows(152, 34, far),
      `<g stroke="${isDark ? pale : bloom}" stroke-width="5" stroke-dasharray="1 5" stroke-linecap="round" opacity=".5" fill="none">${path(Array.from({ length: 13 }, (_none, index) => `M${320 + (index - 6) * 20} 138L${320 + (index - 6) * 92} 250`).join(''), '')}</g>`,
      rows(222, 14, near),
      `<g class="w">${scatter(30, 61, (random, index) => {
        const x = 2 + index * 21.8 + random() * 9;
        return use('s', { x, y: 248, scale: height(x) * (0.88 + random() * 0.2), turn: random() * 10 - 5 });
      })}</g>`,
      `<g class="v"><g transform="translate(352 90) rotate(-14) scale(1.2)" fill="${wing}" stroke="${edge}" stroke-width="2.200" stroke-linejoin="round">${path('M0 -2C-6 -22 -32 -26 -30 -8C-29 4 -12 6 0 2C12 6 29 4 30 -8C32 -26 6 -22 0 -2z', '')}${path('M-1 3C-10 6 -20 16 -12 21C-5 24 -1 12 0 4C1 12 5 24 12 21C20 16 10 6 1 3z', '')}${path('M0 -8V14M0 -8q-3 -8 -8 -10M0 -8q3 -8 8 -10', 'fill="none" stroke-width="2.600" stroke-linecap="round"')}${circle(-19, -10, 2.6, '')}${circle(19, -10, 2.6, '')}</g></g>`,
    ],
  });
};
