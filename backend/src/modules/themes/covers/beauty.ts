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
      `<g fill="none" stroke="${bark}" stroke-linecap="round">${path('M660 6C580 30 540 44 470 84M584 30C566 62 560 84 556 116', 'stroke-width="7"')}${path('M-10 14C60 22 104 44 150 92M70 30C80 62 74 92 66 120', 'stroke-width="6"')}</g>`,
      cluster(592, 34, 74, 20, 5),
      cluster(500, 74, 42, 9, 8),
      cluster(556, 116, 30, 6, 9),
      cluster(46, 24, 66, 17, 12),
      cluster(140, 84, 36, 8, 21),
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

/** Rows of lavender up to the hills, with a butterfly. */
export const drawLavender: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, bottom, hill, far, near, bloom, pale, stalk, wing] = isDark
    ? ['#1d1635', '#4a3a74', '#33285a', '#43337a', '#2a1f52', '#9a7ce6', '#c7b3ff', '#5f7a56', '#ffd9f0']
    : ['#e9e1fb', '#fdf1f4', '#cdc0ec', '#b9a3e6', '#9a80d6', '#7d5cc4', '#b59af0', '#7d9a6c', '#fff6c9'];
  const stem =
    path('M0 0V-34', `stroke="${stalk}" stroke-width="2.4"`) +
    Array.from({ length: 6 }, (_none, index) => {
      const y = -32 - index * 9;
      const width = 7.5 - index * 0.7;
      return `<ellipse cx="${-width * 0.55}" cy="${y}" rx="${round(width * 0.62)}" ry="5.400" fill="${bloom}"/><ellipse cx="${round(width * 0.55)}" cy="${y - 3}" rx="${round(width * 0.62)}" ry="5.400" fill="${pale}"/>`;
    }).join('') +
    `<ellipse cy="-88" rx="3" ry="6" fill="${bloom}"/>`;
  const rows = (y: number, bend: number, color: string) =>
    path(`M-20 ${y}Q320 ${y - bend} 660 ${y}V250H-20z`, `fill="${color}"`);
  return svg({
    defs: `${sky('g', top, bottom)}<g id="s">${stem}</g>`,
    motion:
      '.w{animation:w 2.4s ease-in-out 2 alternate both}@keyframes w{from{transform:skewX(-1.5deg)}to{transform:skewX(1.5deg)}}.w{transform-origin:320px 240px}',
    shapes: [
      fill('url(#g)'),
      rows(132, 46, hill),
      rows(156, 22, far),
      `<g stroke="${pale}" stroke-width="2" opacity=".55" fill="none">${Array.from({ length: 13 }, (_none, index) => path(`M${320 + (index - 6) * 14} 146L${320 + (index - 6) * 92} 250`, '')).join('')}</g>`,
      rows(214, 14, near),
      `<g class="w">${scatter(27, 61, (random, index) => use('s', { x: 8 + index * 24.5 + random() * 10, y: 252, scale: 0.85 + random() * 0.75, turn: random() * 12 - 6 }))}</g>`,
      `<g transform="translate(196 70) rotate(-16)" fill="${wing}">${path('M0 0C-6 -20 -30 -24 -28 -6C-27 6 -10 6 0 0C10 6 27 6 28 -6C30 -24 6 -20 0 0zM0 0C-8 6 -18 18 -8 20C-2 20 0 8 0 0C0 8 2 20 8 20C18 18 8 6 0 0z', '')}${path('M0 -6V14', `stroke="${bloom}" stroke-width="3" stroke-linecap="round"`)}</g>`,
    ],
  });
};
