import { circle, type DrawCover, fill, path, round, scatter, sky, svg, use } from './drawing.js';

const LEAF = 'M0 0C14 -10 34 -10 48 0C34 10 14 10 0 0z';

/** Young leaves on branches, with sunlight between them. */
export const drawWakaba: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, bottom, light, one, other, twig] = isDark
    ? ['#1d3216', '#14220f', '#9ccf62', '#6fa844', '#4d8034', '#7a6a4a']
    : ['#e3f4c4', '#f6fbe9', '#ffffff', '#86bf4c', '#5c9f3a', '#8d7748'];
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
  return svg({
    defs: `${sky('g', top, bottom)}<g id="l"><path d="${LEAF}"/><path d="M2 0H42" stroke="${isDark ? '#14220f' : '#fff'}" stroke-opacity=".45" fill="none"/></g>`,
    motion:
      '.w{transform-origin:0 0;animation:w 2.4s ease-in-out 2 alternate both}@keyframes w{from{transform:rotate(-1.2deg)}to{transform:rotate(1.6deg)}}',
    shapes: [
      fill('url(#g)'),
      scatter(14, 41, (random) =>
        circle(
          random() * 640,
          random() * 240,
          10 + random() * 40,
          `fill="${light}" opacity="${round(0.08 + random() * 0.22)}"`,
        ),
      ),
      `<g transform="translate(-12 18)"><g class="w">${branch(5)}</g></g>`,
      `<g transform="translate(654 8) scale(-1.25 1.25)"><g class="w">${branch(5)}</g></g>`,
      `<g transform="translate(640 176) rotate(176) scale(.9)"><g class="w">${branch(4)}</g></g>`,
      `<g transform="translate(-14 196) rotate(-14) scale(.75)"><g class="w">${branch(4)}</g></g>`,
    ],
  });
};

/** Waves below a low sun, with gulls and a sail. */
export const drawUmi: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [top, bottom, sun, far, middle, near, foam, bird] = isDark
    ? ['#06192b', '#1d4a66', '#f3e7c0', '#14506a', '#0f3f57', '#0a2c40', '#9fdbe6', '#cfe9f2']
    : ['#9fdcec', '#f4f6dc', '#fff3c2', '#5bbccb', '#36a0b5', '#1f86a0', '#ffffff', '#3c6f80'];
  const wave = (y: number, length: number, height: number) =>
    `M-80 ${y}${Array.from({ length: Math.ceil(800 / length) }, () => `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`).join('')}V240H-80z`;
  return svg({
    defs: sky('g', top, bottom),
    motion:
      '.a{animation:s 2.4s ease-in-out 2 alternate both}.b{animation:s 2.4s ease-in-out 2 alternate-reverse both}@keyframes s{from{transform:translateX(-22px)}to{transform:translateX(22px)}}',
    shapes: [
      fill('url(#g)'),
      circle(468, 120, 52, `fill="${sun}"`),
      circle(468, 120, 84, `fill="${sun}" opacity=".3"`),
      path('M150 130l34-84v84zM190 130V62l26 68zM138 136h92l-16 18h-62z', `fill="${foam}" opacity=".95"`),
      `<g fill="none" stroke="${bird}" stroke-width="3" stroke-linecap="round">${path('M300 62q12-14 22 0q12-14 22 0M360 40q8-10 16 0q8-10 16 0M250 92q7-8 13 0q7-8 13 0', '')}</g>`,
      `<g class="a">${path(wave(152, 120, 13), `fill="${far}"`)}</g>`,
      `<g class="b">${path(wave(176, 160, 17), `fill="${middle}"`)}</g>`,
      `<g class="a">${path(wave(206, 200, 20), `fill="${near}"`)}</g>`,
      `<g fill="none" stroke="${foam}" stroke-width="3" stroke-linecap="round" opacity=".75">${path('M40 190q18-9 36 0M280 196q18-9 36 0M520 188q18-9 36 0M130 222q22-11 44 0M420 224q22-11 44 0', '')}</g>`,
    ],
  });
};
