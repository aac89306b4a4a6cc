import { circle, type DrawCover, fill, path, scatter, sky, svg } from './drawing.js';

/** A bowl of matcha and its whisk on tatami. */
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
  const tines = Array.from(
    { length: 15 },
    (_none, index) => `M${-4 + index * 0.6} -6Q${(index - 7) * 3.6} 26 ${(index - 7) * 3.2} 56`,
  ).join('');
  return svg({
    motion:
      '.m{animation:m 2.4s ease-in-out 2 alternate-reverse both}@keyframes m{from{opacity:.2;transform:translateY(4px)}to{opacity:.65;transform:translateY(-6px)}}',
    shapes: [
      fill(mat),
      path(
        Array.from({ length: 40 }, (_none, index) => `M0 ${index * 6 + 3}h640`).join(''),
        `stroke="${line}" stroke-width="2"`,
      ),
      path('M196 0h30v240h-30z', `fill="${cloth}"`),
      path(
        Array.from({ length: 10 }, (_none, index) => `M211 ${index * 26 - 6}l9 11l-9 11l-9-11z`).join(''),
        `fill="none" stroke="${gold}" stroke-width="2"`,
      ),
      `<ellipse cx="470" cy="206" rx="124" ry="20" fill="${shade}" opacity=".4"/>`,
      path('M372 108C374 176 410 208 470 208S566 176 568 108z', `fill="${clay}"`),
      path(
        'M388 140C398 176 420 194 446 200',
        `fill="none" stroke="${rim}" stroke-width="7" stroke-linecap="round" opacity=".8"`,
      ),
      `<ellipse cx="470" cy="108" rx="98" ry="30" fill="${rim}"/><ellipse cx="470" cy="110" rx="88" ry="24" fill="${tea}"/>`,
      `<g fill="${foam}">${scatter(46, 71, (random) => {
        const angle = random() * Math.PI * 2;
        const distance = Math.sqrt(random());
        return circle(
          470 + Math.cos(angle) * distance * 76,
          110 + Math.sin(angle) * distance * 18,
          1.5 + random() * 4,
          'opacity=".85"',
        );
      })}</g>`,
      `<g class="m" fill="none" stroke="${isDark ? '#eef2d0' : '#fff'}" stroke-width="4" stroke-linecap="round">${path('M444 70q-10-14 0-26t0-26M480 66q-10-14 0-26t0-26M512 72q-8-12 0-22t0-22', '')}</g>`,
      `<g transform="translate(104 88) rotate(24) scale(1.250)">${path('M-11 -60h22v52h-22z', `fill="${bamboo}"`)}${path('M-11 -18h22', `stroke="${clay}" stroke-width="4"`)}${path(tines, `fill="none" stroke="${bamboo}" stroke-width="2.200"`)}</g>`,
    ],
  });
};

/** A table in an old coffee house: a lamp, coffee and a cream soda. */
export const drawKissa: DrawCover = () => {
  const tiles = Array.from({ length: 11 }, (_none, index) => {
    const [left, right] = [index * 64 - 32, index * 64];
    const spread = (x: number, depth: number) => Math.round(320 + (x - 320) * (1 + depth * 0.9));
    const row = (from: number, to: number, shift: number) =>
      `M${spread(left + shift, from)} ${196 + from * 44}L${spread(right + shift, from)} ${196 + from * 44}L${spread(right + shift, to)} ${196 + to * 44}L${spread(left + shift, to)} ${196 + to * 44}z`;
    return row(0, 0.4, 0) + row(0.4, 1, 32);
  }).join('');
  return svg({
    defs: `${sky('g', '#3a2217', '#2a1810')}<radialGradient id="l" cx=".5" cy="0" r="1"><stop stop-color="#ffcf7a" stop-opacity=".75"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient>`,
    motion:
      '.m{animation:m 2.4s ease-in-out 2 alternate-reverse both}@keyframes m{from{opacity:.25;transform:translateY(3px)}to{opacity:.7;transform:translateY(-5px)}}',
    shapes: [
      fill('url(#g)'),
      path(
        Array.from({ length: 13 }, (_none, index) => `M${index * 52 + 8} 0V170`).join(''),
        'stroke="#1d100a" stroke-width="3" opacity=".6"',
      ),
      path('M0 196h640v44H0z', 'fill="#e9d9bd"'),
      path(tiles, 'fill="#5a2318"'),
      path('M0 170h640v28H0z', 'fill="#7a4a2c"'),
      path('M0 170h640v6H0z', 'fill="#a56b42"'),
      circle(320, 54, 190, 'fill="url(#l)"'),
      path('M320 0v30', 'stroke="#c79a56" stroke-width="3"'),
      path('M270 70C272 42 296 30 320 30S368 42 370 70z', 'fill="#b5532f"'),
      path(
        'M286 68C288 48 300 34 312 31M354 68C352 48 340 34 328 31M320 30v39',
        'fill="none" stroke="#f0b45a" stroke-width="3"',
      ),
      `<ellipse cx="320" cy="70" rx="50" ry="7" fill="#ffe3a6"/>`,
      path('M478 92h64l-8 82h-48z', 'fill="#3fae6a" opacity=".92"'),
      path('M478 92h64l-1.600 16h-60.800z', 'fill="#8fe0ae"'),
      circle(496, 84, 17, 'fill="#fff3d9"'),
      circle(522, 82, 19, 'fill="#fffaf0"'),
      circle(512, 62, 8, 'fill="#d8323c"'),
      path('M513 55q6-14 16-17', 'fill="none" stroke="#5f7a3a" stroke-width="2.400"'),
      path('M534 66l16-44', 'stroke="#f2e6d0" stroke-width="6" stroke-linecap="round"'),
      `<g fill="#fff" opacity=".6">${scatter(12, 83, (random) => circle(490 + random() * 40, 116 + random() * 50, 1.2 + random() * 2, ''))}</g>`,
      path('M98 128h82c0 30-14 46-41 46s-41-16-41-46z', 'fill="#f7ecd8"'),
      path('M178 134q24-2 22 14t-30 16', 'fill="none" stroke="#f7ecd8" stroke-width="7"'),
      `<ellipse cx="139" cy="128" rx="41" ry="9" fill="#fffaf0"/><ellipse cx="139" cy="129" rx="34" ry="6" fill="#4b2413"/>`,
      path('M76 174h126l-16 9H92z', 'fill="#fffaf0"'),
      `<g class="m" fill="none" stroke="#fff3df" stroke-width="4" stroke-linecap="round">${path('M124 112q-9-13 0-24t0-24M150 112q-9-13 0-24t0-24', '')}</g>`,
    ],
  });
};
