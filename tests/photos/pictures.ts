import sharp from 'sharp';

/** Draws a car-like picture: ground, sky and a few shapes, all by the seed. */
export function scene(seed: number, width = 1500, height = 1000) {
  let state = seed * 2654435761;
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return state / 2 ** 32;
  };
  const shade = () => `rgb(${[0, 1, 2].map(() => Math.round(random() * 255)).join(',')})`;
  const shapes = Array.from({ length: 14 }, () => {
    const [x, y] = [random() * 90, random() * 90];
    const [w, h] = [8 + random() * 35, 8 + random() * 35];
    return random() < 0.5
      ? `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${shade()}"/>`
      : `<ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="${h / 2}" fill="${shade()}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"
    width="${width}" height="${height}"><rect width="100" height="100" fill="${shade()}"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

/** Makes a photograph like a phone's: a JPEG with camera, place and orientation in its metadata. */
export const phonePhoto = (seed = 1, width = 1500, height = 1000) =>
  scene(seed, width, height)
    .withExif({
      IFD0: { Make: 'Phonemaker', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 48/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
