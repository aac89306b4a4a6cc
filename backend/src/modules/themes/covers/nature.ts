import { circle, type DrawCover, fill, path, round, scatter, sky, svg, use } from './drawing.js';

const LEAF = 'M0 0C14 -10 34 -10 48 0C34 10 14 10 0 0z';

/** Young leaves in the sunlight, with a white-eye on a branch. */
export const drawWakaba: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, bottom, light, one, other, twig, hill, back, belly, wing] = isDark
    ? [
        '#233d18',
        '#131c10',
        '#b4e07a',
        '#6fa844',
        '#4d8034',
        '#8a7550',
        '#1e3517',
        '#8fbf3f',
        '#d9dcc0',
        '#5f8a2a',
      ]
    : [
        '#d9f0ae',
        '#f6fbe9',
        '#ffffff',
        '#8cc64c',
        '#5c9f3a',
        '#8d7748',
        '#c3e08f',
        '#a3c93a',
        '#fbf8e6',
        '#7fa32c',
      ];
  const branch = (leaves: number) =>
    path('M0 0C60 14 130 10 210 46', `fill="none" stroke="${twig}" stroke-width="4" stroke-linecap="round"`) +
    Array.from({ length: leaves }, (_none, index) => {
      const along = (index + 1) / (leaves + 0.6);
      const [x, y] = [along * 210, 12 * Math.sin(along * 2.4) + along ** 2.2 * 36];
      return (
        use('l', { x, y, scale: 1.15 - along * 0.3, turn: -52 + along * 20 }, `fill="${one}"`) +
        use('l', { x, y, scale: 1.05 - along * 0.3, turn: 62 - along * 16 }, `fill="${other}"`)
      );
    }).join('') +
    use('l', { x: 208, y: 46, turn: 16 }, `fill="${one}"`);
  const beams = [-20, 60, 150, 250, 370]
    .map((x, index) => `M${x} -10h${26 + index * 7}L${x * 1.5 + 260 + index * 20} 250h${-60 - index * 8}z`)
    .join('');
  return svg({
    defs: `${sky('g', top, bottom)}<g id="l"><path d="${LEAF}"/><path d="M2 0H42M14 0l7 -5M14 0l7 5M25 0l6 -4M25 0l6 4" stroke="${isDark ? '#14220f' : '#fff'}" stroke-opacity=".5" fill="none"/></g><linearGradient id="r" x2="0" y2="1"><stop stop-color="${light}" stop-opacity="${isDark ? 0.16 : 0.75}"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></linearGradient>`,
    motion:
      '.w{transform-origin:0 0;animation:w 2.4s ease-in-out 2 alternate both}@keyframes w{from{transform:rotate(-1.2deg)}to{transform:rotate(1.6deg)}}',
    shapes: [
      fill('url(#g)'),
      path(
        'M-4 176C80 140 170 150 250 168S430 190 500 160S600 146 644 156V206Q320 196 -4 206z',
        `fill="${hill}" opacity=".55"`,
      ),
      path('M-4 204Q320 150 644 196V244H-4z', `fill="${bottom}"`),
      path(beams, 'fill="url(#r)"'),
      scatter(13, 41, (random) =>
        circle(
          random() * 640,
          random() * 170,
          5 + random() * 20,
          `fill="${light}" opacity="${round(0.1 + random() * 0.25)}"`,
        ),
      ),
      `<g transform="translate(-14 34)"><g class="w">${branch(5)}</g></g>`,
      `<g transform="translate(-14 176) rotate(-18) scale(.8)"><g class="w">${branch(4)}</g></g>`,
      `<g transform="translate(654 14) scale(-.8 .8)"><g class="w">${branch(5)}</g></g>`,
      // The branch that the bird sits on.
      path(
        'M652 196C590 168 520 152 404 150',
        `fill="none" stroke="${twig}" stroke-width="6" stroke-linecap="round"`,
      ),
      (
        [
          [410, 150, 196, 1],
          [428, 151, 118, 0.85],
          [520, 157, 66, 0.9],
          [534, 158, -26, 0.85],
          [560, 164, 70, 1],
          [588, 172, -20, 1],
          [610, 180, 80, 0.95],
        ] as const
      )
        .map(([x, y, turn, scale], index) =>
          use('l', { x, y, turn, scale }, `fill="${index % 2 === 0 ? one : other}"`),
        )
        .join(''),
      `<g transform="translate(466 112)">${path('M30 22L62 40L56 46L22 34z', `fill="${wing}"`)}${path('M-40 -20C-34 -38 -10 -42 2 -26C20 -18 36 4 36 22C34 36 8 42 -10 34C-26 26 -28 2 -32 -8z', `fill="${back}"`)}${path('M-29 -4C-20 2 -8 14 -6 35C-20 32 -28 16 -29 -4z', `fill="${belly}"`)}${path('M-2 -6C16 -6 32 10 38 30C20 32 2 22 -2 -6z', `fill="${wing}"`)}${path('M-38 -22L-54 -16L-35 -13z', 'fill="#3d3a30"')}${circle(-21, -21, 7.6, 'fill="#fff"')}${circle(-21.5, -21, 4.4, 'fill="#1d1a14"')}${circle(-23, -22.5, 1.4, 'fill="#fff"')}${path('M-2 36l-2 4M10 36l-1 4', 'stroke="#6b5b45" stroke-width="3" stroke-linecap="round"')}</g>`,
    ],
  });
};

/** Waves below a low sun, with gulls and a sail. */
export const drawUmi: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, bottom, sun, far, middle, near, foam, bird, sail, hull] = isDark
    ? [
        '#06192b',
        '#245a78',
        '#f3e7c0',
        '#14506a',
        '#0f3f57',
        '#0a2c40',
        '#9fdbe6',
        '#cfe9f2',
        '#eaf6f9',
        '#e0705a',
      ]
    : [
        '#7fd0e6',
        '#fbf3d3',
        '#ffd978',
        '#5bbccb',
        '#36a0b5',
        '#1f86a0',
        '#ffffff',
        '#2c6375',
        '#ffffff',
        '#d9553f',
      ];
  const wave = (y: number, length: number, height: number) =>
    `M-80 ${y}${Array.from({ length: Math.ceil(800 / length) }, () => `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`).join('')}V240H-80z`;
  return svg({
    defs: sky('g', top, bottom),
    motion:
      '.a{animation:s 2.4s ease-in-out 2 alternate both}.b{animation:s 2.4s ease-in-out 2 alternate-reverse both}@keyframes s{from{transform:translateX(-22px)}to{transform:translateX(22px)}}',
    shapes: [
      fill('url(#g)'),
      isDark
        ? `<g fill="#fff">${scatter(30, 15, (random) => circle(random() * 640, random() * 100, 0.6 + random(), `opacity="${round(0.4 + random() * 0.5)}"`))}</g>`
        : `<g fill="#fff" opacity=".7">${path('M262 122q0 -14 16 -14q6 -14 24 -10q10 -10 24 0q18 -2 18 14q10 2 8 10zM18 92q0 -12 14 -12q6 -12 20 -8q12 -8 22 2q14 0 14 12q8 2 6 6zM556 64q2 -12 16 -12q8 -12 22 -6q16 -4 20 10q10 0 10 8z', '')}</g>`,
      circle(464, 118, 66, `fill="${sun}" opacity=".25"`),
      circle(464, 118, 48, `fill="${sun}"`),
      `<g fill="none" stroke="${bird}" stroke-width="3" stroke-linecap="round">${path('M292 82q11-13 20 0q11-13 20 0M346 66q8-10 15 0q8-10 15 0M256 72q6-8 12 0q6-8 12 0', '')}</g>`,
      path('M-10 150h660v40h-660z', `fill="${far}"`),
      path(
        'M432 156h64M418 163h46M446 170h58M484 163h20',
        `stroke="${sun}" stroke-width="3" stroke-linecap="round" opacity=".8"`,
      ),
      `<g class="a">${path(wave(152, 120, 9), `fill="${far}"`)}</g>`,
      `<g transform="translate(180 0)">${path('M-3 62V134', `stroke="${bird}" stroke-width="2.600"`)}${path('M-8 126L-44 126Q-16 100 -8 66z', `fill="${sail}"`)}${path('M2 126V58Q32 92 40 126z', `fill="${isDark ? '#bcdfe8' : '#ffe9c9'}"`)}${path('M-46 132h92q-6 16 -18 18h-56q-12 -2 -18 -18z', `fill="${hull}"`)}${path('M-45 136h90', 'stroke="#fff" stroke-width="2.600"')}</g>`,
      `<g class="b">${path(wave(174, 160, 17), `fill="${middle}"`)}</g>`,
      `<g class="a">${path(wave(206, 200, 20), `fill="${near}"`)}</g>`,
      `<g fill="none" stroke="${foam}" stroke-width="3" stroke-linecap="round" opacity=".75">${path('M40 188q18-9 36 0M520 188q18-9 36 0M130 222q22-11 44 0M420 200q18-9 36 0M470 224q22-11 44 0M590 220q18-9 36 0M216 196q14-8 28 0', '')}</g>`,
    ],
  });
};
