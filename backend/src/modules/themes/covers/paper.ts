import { circle, type DrawCover, fill, path, round, scatter, sky, svg, use } from './drawing.js';

/** The edge of a torn sheet, from left to right. */
function tornEdge(seed: number, left: number, right: number, bow: number): string {
  const points = 58;
  return scatter(points + 1, seed, (random, index) => {
    const along = index / points;
    const y = left + (right - left) * along + bow * Math.sin(along * 5) + (random() - 0.5) * 5.5;
    return `${index === 0 ? 'M' : 'L'}${Math.round(-4 + along * 648)} ${Math.round(y * 10) / 10}`;
  });
}

/** Torn sheets of handmade paper with long fibres, and a pressed sprig under a strip of tape. */
export const drawKinari: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [page, back, middle, front, deckle, shade, fibre, leaf, rib, tape, stripe, thread, gold] = isDark
    ? [
        '#161412',
        '#25211c',
        '#2f3129',
        '#3b342a',
        '#574d3f',
        '#000000',
        '#e9dcc3',
        '#8d9670',
        '#c4c9a4',
        '#8a6f35',
        '#d8bb75',
        '#a33a4f',
        '#c9a24a',
      ]
    : [
        '#faf6ef',
        '#eddfc4',
        '#bdc6a6',
        '#dcc294',
        '#fff9ec',
        '#5a4526',
        '#86683a',
        '#5f6d3c',
        '#414b29',
        '#dcb65a',
        '#f6e3ae',
        '#ad1f3d',
        '#c49638',
      ];
  const sheet = (seed: number, [left, right, bow]: readonly [number, number, number], color: string) => {
    const torn = (from: number, down: number) => `${tornEdge(from, left + down, right + down, bow)}V-8H-4z`;
    // The sheet's shadow, the fibres along the tear, and the sheet.
    return `<g fill="${shade}" opacity="${isDark ? 0.28 : 0.07}"><path id="s${seed}" d="${torn(seed, 5)}"/><use href="#s${seed}" y="3"/><use href="#s${seed}" y="7"/></g>${path(torn(seed + 1, 4.5), `fill="${deckle}"`)}${path(torn(seed + 2, 0), `fill="${color}"`)}`;
  };
  const fibres = (count: number, seed: number, bottom: number, length: number) =>
    scatter(count, seed, (random) => {
      const [x, y, bend] = [random() * 640, random() * bottom, random() * 22 - 11];
      const [dx, dy] = [(0.4 + random()) * length, random() * 24 - 12];
      return `M${Math.round(x)} ${Math.round(y)}q${Math.round(dx / 2)} ${Math.round(bend)} ${Math.round(dx)} ${Math.round(dy)}`;
    });
  const leaves = Array.from({ length: 5 }, (_none, index) => {
    const [x, y] = [index * -2.6 - 1, 14 + index * 15];
    const scale = 1.05 - Math.abs(index - 1.5) * 0.14;
    return use('l', { x, y, scale, turn: 34 }) + use('l', { x: x - 1, y: y + 6, scale, turn: 140 });
  }).join('');
  return svg({
    defs: `<g id="l">${path('M0 0C6 -9 20 -10 29 0C20 8 7 8 0 0z', `fill="${leaf}"`)}${path('M0 0H24M9 0l5 -5M9 0l5 4M16 0l4 -4M16 0l4 3', `fill="none" stroke="${rib}" stroke-width=".8" opacity=".6"`)}</g><linearGradient id="f"><stop stop-color="${shade}" stop-opacity="0"/><stop offset=".49" stop-color="${shade}" stop-opacity=".2"/><stop offset=".51" stop-color="#fff" stop-opacity="${isDark ? 0.1 : 0.45}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    shapes: [
      fill(page),
      sheet(11, [158, 196, 10], back),
      sheet(31, [150, 118, -9], middle),
      // A strip of dyed paper shows below the first sheet.
      path(`${tornEdge(77, 119, 70, 12)}V-8H-4z`, `fill="${thread}"`),
      sheet(51, [112, 62, 12], front),
      // A fold.
      path('M216 -4h26l-26 124z', 'fill="url(#f)"'),
      `<g fill="none" stroke="${fibre}" stroke-linecap="round">${path(fibres(30, 7, 170, 34), 'stroke-width=".9" opacity=".4"')}${path(fibres(11, 23, 150, 110), 'stroke-width="1.3" opacity=".28"')}</g>`,
      `<g fill="${gold}">${scatter(26, 5, (random) => {
        const [x, y, size] = [404 + random() * 130, 16 + random() * 60, 1.6 + random() * 3.4];
        return path(
          `M${round(x)} ${round(y)}l${round(size)} ${round(size * 0.4)}l${round(-size * 0.3)} ${round(size)}l${round(-size)} ${round(-size * 0.5)}z`,
          `opacity="${round(0.45 + random() * 0.5)}"`,
        );
      })}</g>`,
      `<g transform="translate(154 26) rotate(5) scale(1.12)">${path('M2 -4C0 30 -6 66 -15 104', `fill="none" stroke="${rib}" stroke-width="1.8" stroke-linecap="round"`)}${leaves}${use('l', { x: -13, y: 88, scale: 0.85, turn: 100 })}</g>`,
      `<g transform="translate(154 33) rotate(-17)" opacity=".93">${path('M-46 -12l3 4l-3 4l3 4l-3 4l3 4l-3 4H46l-3 -4l3 -4l-3 -4l3 -4l-3 -4l3 -4z', `fill="${tape}"`)}${path('M-34 -12v24M-18 -12v24M-2 -12v24M14 -12v24M30 -12v24', `stroke="${stripe}" stroke-width="5"`)}</g>`,
    ],
  });
};

/** The shape that one stroke of the brush leaves: full where it sets down, thin and dry where it lifts off. */
function brushCircle(x: number, y: number, radius: number): string {
  const steps = 44;
  const side = (sign: number, seed: number) => {
    const points: string[] = [];
    scatter(steps + 1, seed, (random, index) => {
      const along = index / steps;
      const angle = 0.75 + along * 5.75;
      const width = (4 + 13 * (1 - along) ** 0.7) * Math.min(1, 0.45 + along * 9);
      const reach = radius + 5 * along + sign * (width / 2 + random() * 1.1);
      points.push(`${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach * 0.98)}`);
      return '';
    });
    return points;
  };
  return `M${[...side(1, 3), ...side(-1, 8).reverse()].join('L')}z`;
}

/** A circle of one stroke of the brush, bamboo, and hills in the mist. */
export const drawSumi: DrawCover = (scheme) => {
  const isDark = scheme === 'dark';
  const [ground, page, ink, seal, mark] = isDark
    ? ['#1d1d1b', '#0e0e0e', '#ecebe7', '#c23a40', '#f4efe6']
    : ['#efede6', '#ffffff', '#141414', '#b3262e', '#fffaf2'];
  const fading = (id: string, from: number, to: number, opacity: number) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="0" y2="240"><stop offset="${from}" stop-color="${ink}" stop-opacity="${opacity}"/><stop offset="${to}" stop-color="${ink}" stop-opacity="0"/></linearGradient>`;
  const stalk = (x: number, width: number, lean: number) =>
    Array.from({ length: 5 }, (_none, index) => {
      const [y, left] = [index * 46 - 12, x + index * lean];
      return `M${left} ${y}q${-width * 0.12} 22 ${lean - 1} 43h${width + 2}q${-width * 0.06} -21 ${-lean + 1} -43z`;
    }).join('');
  const leaves = (x: number, y: number, turns: readonly number[], scale: number) =>
    turns
      .map((turn, index) =>
        use(
          'b',
          { x, y, scale: scale * (1 - (index % 3) * 0.14), turn },
          `opacity="${0.95 - (index % 3) * 0.22}"`,
        ),
      )
      .join('');
  const dryness = scatter(9, 11, (random, index) => {
    const radius = 44.5 + index * 1.5;
    const at = (angle: number) =>
      `${round(464 + Math.cos(angle) * radius)} ${round(114 + Math.sin(angle) * radius * 0.98)}`;
    return `M${at(3.6 + random() * 1.4)}A${radius} ${radius} 0 0 1 ${at(5.7 + random() * 0.6)}`;
  });
  return svg({
    defs: `${sky('g', ground, page)}${fading('k', 0.45, 0.73, 0.9)}${fading('m', 0.42, 0.72, 0.17)}${fading('n', 0.5, 0.73, 0.26)}<path id="b" d="M0 0C6 -6 26 -9 54 1C30 6 10 6 0 0z"/>`,
    motion:
      '.b{transform-origin:90px 0;animation:b 2.4s ease-in-out 2 alternate both}@keyframes b{from{transform:rotate(-.5deg)}to{transform:rotate(.7deg)}}',
    shapes: [
      fill(page),
      path('M0 0h640v166H0z', 'fill="url(#g)"'),
      path(
        'M180 190C230 150 262 104 300 92S344 118 372 112S430 80 470 84S560 140 640 118V200H180z',
        'fill="url(#m)"',
      ),
      path('M0 190C60 150 120 132 190 142S320 128 380 144S520 128 640 150V200H0z', 'fill="url(#n)"'),
      `<g class="b"><g fill="url(#k)">${path(stalk(86, 13, 1), '')}${path(stalk(128, 7, -1.5), 'opacity=".55"')}</g><g fill="${ink}">${leaves(100, 78, [8, 34, 62, 152, 124], 1)}${leaves(126, 66, [-14, 14, 42], 1.15)}${leaves(88, 116, [166, 140, 20], 0.8)}</g></g>`,
      path(brushCircle(464, 114, 43), `fill="${ink}" opacity=".93"`),
      path(dryness, `fill="none" stroke="${isDark ? '#171716' : '#f5f4ef'}" stroke-width=".9" opacity=".8"`),
      `<g fill="${ink}">${scatter(12, 29, (random) => circle(392 + random() * 130, 56 + random() * 120, 0.5 + random() * 1.3, 'opacity=".6"'))}</g>`,
      `<rect x="494" y="146" width="24" height="24" rx="2.5" fill="${seal}"/>`,
      path(
        'M500.500 152.500h11M500.500 158.500h11M506 152v13M501 165q5-2.500 5-6.500',
        `fill="none" stroke="${mark}" stroke-width="1.9" stroke-linecap="round"`,
      ),
    ],
  });
};
