import { circle, type DrawCover, fill, path, round, scatter, sky, svg } from './drawing.js';

/** A bowl of matcha, its whisk and sweets where two mats of tatami meet. */
export const drawMatcha: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [mat, line, cloth, gold, clay, rim, tea, foam, bamboo, shade] = isDark
    ? [
        '#2c301a',
        '#3a4022',
        '#3d1f2a',
        '#b58a3c',
        '#5b4a3c',
        '#7a6450',
        '#7c9a2e',
        '#a9c45c',
        '#a88a52',
        '#12150a',
      ]
    : [
        '#d9dcae',
        '#c6cb95',
        '#5a2a3a',
        '#c9a04a',
        '#4d4038',
        '#6b594b',
        '#8fb03a',
        '#b9d36a',
        '#c8a566',
        '#8b9160',
      ];
  const tines = Array.from({ length: 9 }, (_none, index) => {
    const bend = (index - 4) * 6.2;
    return `M${(index - 4) * 2} -4C${round(bend * 0.7)} 8 ${round(bend)} 18 ${round(bend * 0.72)} 38`;
  }).join('');
  const border = (y: number) =>
    path(`M0 ${y}h640v19H0z`, `fill="${cloth}"`) +
    path(
      Array.from(
        { length: 23 },
        (_none, index) => `M${index * 28 + 6} ${y + 9.5}l8 -6.500l8 6.500l-8 6.500z`,
      ).join(''),
      `fill="none" stroke="${gold}" stroke-width="1.800"`,
    ) +
    path(`M0 ${y + 2}h640M0 ${y + 17}h640`, `stroke="${gold}" opacity=".55"`);
  return svg({
    motion:
      '.m{animation:m 2.4s ease-in-out 2 alternate-reverse both}@keyframes m{from{opacity:.2;transform:translateY(4px)}to{opacity:.65;transform:translateY(-6px)}}',
    shapes: [
      fill(mat),
      path(
        Array.from({ length: 32 }, (_none, index) => `M0 ${index * 6 + 3}h640`).join(''),
        `stroke="${line}" stroke-width="2"`,
      ),
      // Two mats meet, each with its border.
      path('M0 188h640v16H0z', `fill="${shade}" opacity=".35"`) + border(186) + border(206),
      path('M0 205.500h640', 'stroke="#120a0d" stroke-width="1.500"'),
      path('M0 225h640v15H0z', `fill="${shade}" opacity=".22"`),
      // Sweets on a folded paper.
      `<ellipse cx="196" cy="136" rx="50" ry="7" fill="${shade}" opacity=".35"/>`,
      path('M146 108L226 86L250 122L168 142z', `fill="${isDark ? '#d8d3bf' : '#fffdf4'}"`),
      path('M226 86L250 122L244 124L214 90z', `fill="${shade}" opacity=".22"`),
      `<g transform="translate(194 110) rotate(-17)">${path('M-48 0H38', `stroke="${bamboo}" stroke-width="3.400" stroke-linecap="round"`)}${circle(-18, 0, 13.5, 'fill="#f0a8ae"')}${circle(5, 0, 13.5, 'fill="#fbf2dc"')}${circle(28, 0, 13.5, `fill="${tea}"`)}${path('M-26 -5q3 -5 8 -6M-3 -5q3 -5 8 -6M20 -5q3 -5 8 -6', 'fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round" opacity=".8"')}</g>`,
      // The whisk.
      `<ellipse cx="104" cy="140" rx="30" ry="6" fill="${shade}" opacity=".4"/>`,
      `<g transform="translate(104 100)">${path('M-9 -42h18v38h-18z', `fill="${bamboo}"`)}${path('M-9 -4C-22 8 -27 22 -18 38H18C27 22 22 8 9 -4z', `fill="${bamboo}" opacity=".55"`)}${path(tines, `fill="none" stroke="${bamboo}" stroke-width="2.600"`)}${path('M-10 -6h20M-11 -2h22', `stroke="${clay}" stroke-width="3"`)}${path('M-9 -26h18', `stroke="${shade}" stroke-width="1.600" opacity=".6"`)}</g>`,
      // The bowl.
      `<ellipse cx="464" cy="176" rx="62" ry="9" fill="${shade}" opacity=".45"/>`,
      path('M438 164h52v11q-26 5 -52 0z', `fill="${clay}"`),
      path('M404 104C406 146 430 170 464 170S522 146 524 104z', `fill="${clay}"`),
      path(
        'M404 104C404 112 405 118 407 124Q418 140 428 126Q440 116 450 134Q462 152 474 130Q486 116 496 130Q510 142 521 124C523 118 524 112 524 104z',
        `fill="${rim}"`,
      ),
      `<ellipse cx="464" cy="104" rx="60" ry="18" fill="${rim}"/><ellipse cx="464" cy="106" rx="53" ry="13.500" fill="${tea}"/>`,
      `<g fill="${foam}">${scatter(36, 71, (random) => {
        const angle = random() * Math.PI * 2;
        const distance = Math.sqrt(random());
        return circle(
          464 + Math.cos(angle) * distance * 47,
          106 + Math.sin(angle) * distance * 10.5,
          1 + random() * 2.6,
          'opacity=".85"',
        );
      })}</g>`,
      `<g class="m" fill="none" stroke="${isDark ? '#eef2d0' : '#fff'}" stroke-width="3.600" stroke-linecap="round">${path('M446 82q-8-9 0-17t0-17M466 78q-8-9 0-17t0-17M486 82q-7-8 0-15t0-15', '')}</g>`,
    ],
  });
};

/** A table in an old coffee house: a lamp, coffee and a cream soda. */
export const drawKissa: DrawCover = () => {
  const tiles = Array.from({ length: 11 }, (_none, index) => {
    const [left, right] = [index * 64 - 32, index * 64];
    const spread = (x: number, depth: number) => Math.round(320 + (x - 320) * (1 + depth * 0.9));
    const row = (from: number, to: number, shift: number) =>
      `M${spread(left + shift, from)} ${164 + from * 76}L${spread(right + shift, from)} ${164 + from * 76}L${spread(right + shift, to)} ${164 + to * 76}L${spread(left + shift, to)} ${164 + to * 76}z`;
    return row(0, 0.4, 0) + row(0.4, 1, 32);
  }).join('');
  return svg({
    defs: `${sky('g', '#3a2217', '#2a1810')}<radialGradient id="l"><stop stop-color="#ffcf7a" stop-opacity=".75"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient>`,
    motion:
      '.m{animation:m 2.4s ease-in-out 2 alternate-reverse both}@keyframes m{from{opacity:.25;transform:translateY(3px)}to{opacity:.7;transform:translateY(-5px)}}',
    shapes: [
      fill('url(#g)'),
      path(
        Array.from({ length: 13 }, (_none, index) => `M${index * 52 + 8} 0V140`).join(''),
        'stroke="#1d100a" stroke-width="3" opacity=".6"',
      ),
      path('M0 164h640v76H0z', 'fill="#e9d9bd"'),
      path(tiles, 'fill="#5a2318"'),
      path('M0 138h640v28H0z', 'fill="#7a4a2c"'),
      path('M0 138h640v6H0z', 'fill="#a56b42"'),
      '<g transform="translate(0 22)">',
      circle(320, 66, 170, 'fill="url(#l)"'),
      path('M320 -24v54', 'stroke="#c79a56" stroke-width="3"'),
      path('M270 70C272 42 296 30 320 30S368 42 370 70z', 'fill="#b5532f"'),
      path(
        'M286 68C288 48 300 34 312 31M354 68C352 48 340 34 328 31M320 30v39',
        'fill="none" stroke="#f0b45a" stroke-width="3"',
      ),
      `<ellipse cx="320" cy="70" rx="50" ry="7" fill="#ffe3a6"/></g>`,
      // The cream soda.
      '<g transform="translate(-46 -30)">',
      path('M478 92h64l-8 82h-48z', 'fill="#3fae6a" opacity=".92"'),
      path('M478 92h64l-1.600 16h-60.800z', 'fill="#8fe0ae"'),
      circle(496, 84, 17, 'fill="#fff3d9"'),
      circle(522, 82, 19, 'fill="#fffaf0"'),
      circle(512, 62, 8, 'fill="#d8323c"'),
      path('M513 55q6-14 16-17', 'fill="none" stroke="#5f7a3a" stroke-width="2.400"'),
      path('M534 66l16-44', 'stroke="#f2e6d0" stroke-width="6" stroke-linecap="round"'),
      `<g fill="#fff" opacity=".6">${scatter(12, 83, (random) => circle(490 + random() * 40, 116 + random() * 50, 1.2 + random() * 2, ''))}</g>`,
      // The coffee.
      '</g><g transform="translate(32 -32)">',
      path('M98 128h82c0 30-14 46-41 46s-41-16-41-46z', 'fill="#f7ecd8"'),
      path('M178 134q24-2 22 14t-30 16', 'fill="none" stroke="#f7ecd8" stroke-width="7"'),
      `<ellipse cx="139" cy="128" rx="41" ry="9" fill="#fffaf0"/><ellipse cx="139" cy="129" rx="34" ry="6" fill="#4b2413"/>`,
      path('M76 174h126l-16 9H92z', 'fill="#fffaf0"'),
      `<g class="m" fill="none" stroke="#fff3df" stroke-width="4" stroke-linecap="round">${path('M124 112q-9-13 0-24t0-24M150 112q-9-13 0-24t0-24', '')}</g></g>`,
    ],
  });
};
