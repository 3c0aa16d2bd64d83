/** How much two screenshots differ. */
import sharp from 'sharp';

const pixelsOf = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The part of pixels that differ, from 0 to 1; pictures of two sizes differ in all of them. */
export const differenceOf = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.width !== b.width || a.height !== b.height) return 1;
  let differing = 0;
  for (let at = 0; at < a.data.length; at += 3)
    if (a.data[at] !== b.data[at] || a.data[at + 1] !== b.data[at + 1] || a.data[at + 2] !== b.data[at + 2])
      differing += 1;
  return differing / (a.width * a.height);
};
