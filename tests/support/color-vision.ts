import type { Rgb } from "./contrast.ts";

type Matrix = [Rgb, Rgb, Rgb];

/**
 * What a colour becomes for someone without one kind of cones, as a matrix for linear-light sRGB: Machado,
 * Oliveira and Fernandes 2009, "A Physiologically-based Model for Simulation of Color Vision Deficiency".
 */
export const COLOR_VISIONS: Record<string, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const transform = (matrix: Matrix, [x, y, z]: Rgb): Rgb => {
  const [first, second, third] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first ?? 0, second ?? 0, third ?? 0];
};

/** CSS Color 4, "Sample code for color conversions": linear-light sRGB to OKLab. */
function toOklab(color: Rgb): Rgb {
  const toCones: Matrix = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ];
  const [l, m, s] = transform(toCones, color);
  const toLab: Matrix = [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ];
  return transform(toLab, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

const clip = (channel: number) => Math.min(Math.max(channel, 0), 1);

/** How far apart two colours look to someone: the distance in OKLab, where black and white are 1 apart. */
export function distanceFor(vision: Matrix, one: Rgb, other: Rgb): number {
  const seen = (color: Rgb) => {
    const [red, green, blue] = transform(vision, color);
    return toOklab([clip(red), clip(green), clip(blue)]);
  };
  const [x, y, z] = seen(one);
  const [a, b, c] = seen(other);
  return Math.hypot(x - a, y - b, z - c);
}
