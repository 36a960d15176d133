import styles from "./comparison.module.css";
import "./series.css";
import { MonsterName } from "#src/components/monster/monster-name.tsx";
import { Value } from "#src/components/monster/value.tsx";
import { groupDigits } from "#src/lib/digits.ts";
import { useMessages } from "#src/messages/language.ts";
import { type Monster, STATS } from "#src/monsters/monster.ts";
import { shareOfScale } from "#src/monsters/stat-scale.ts";

/** A radar chart of the compared monsters, on a scale to `scaleEnd`; its lines are those of the table's head. */
export function CompareChart({ monsters, scaleEnd }: { monsters: Monster[]; scaleEnd: number }) {
  const { monster: text } = useMessages();
  return (
    <figure className={styles.chart} aria-hidden={monsters.length === 0 || undefined}>
      <StatRadar monsters={monsters} scaleEnd={scaleEnd} />
      {/* The accessible name of the chart says all of this. */}
      <ul className={styles.legend} aria-hidden="true">
        {monsters.map((monster, index) => (
          <li key={monster.id} data-series={index}>
            <MonsterName name={monster.name} />
            {/* The chart cuts these off. */}
            {STATS.filter((stat) => (monster[stat] ?? 0) > scaleEnd).map((stat) => (
              <p key={stat} className={styles.beyond}>
                <span>{text[stat]}</span> <Value value={monster[stat]} />
              </p>
            ))}
          </li>
        ))}
      </ul>
      <figcaption className="note">{text.scale(scaleEnd)}</figcaption>
    </figure>
  );
}

const CENTER = 100;
const RADIUS = 62;
const LABEL_RADIUS = 80;
const RINGS = [1 / 3, 2 / 3, 1];

/** The point on an axis (clockwise from the top) at `distance` from the center. */
function pointAt(axis: number, distance: number): [x: number, y: number] {
  const angle = (axis / STATS.length) * 2 * Math.PI;
  return [CENTER + Math.sin(angle) * distance, CENTER - Math.cos(angle) * distance];
}

const polygon = (points: readonly (readonly [number, number])[]) =>
  points.map((point) => point.map((number) => number.toFixed(1)).join()).join(" ");

/** A radar chart of up to three monsters, from 0 in the center to `scaleEnd`. */
function StatRadar({ monsters, scaleEnd }: { monsters: readonly Monster[]; scaleEnd: number }) {
  const { monster: text } = useMessages();
  const valuesOf = (monster: Monster) =>
    STATS.map((stat) => {
      const value = monster[stat];
      return `${text[stat]} ${value === null ? text.unknown : groupDigits(value)}`;
    }).join(", ");
  const description = monsters
    .map((monster) => `${text.withReading(monster.name)}: ${valuesOf(monster)}`)
    .join("; ");
  return (
    // Otherwise Firefox exposes the labels inside the SVG beside its name.
    <div className={styles.radar} role="img" aria-label={`${text.chart}. ${description}`}>
      <svg viewBox="0 8 200 184" aria-hidden="true">
        {RINGS.map((share) => (
          <polygon
            key={share}
            className={styles.ring}
            points={polygon(STATS.map((_, axis) => pointAt(axis, share * RADIUS)))}
          />
        ))}
        {STATS.map((stat, axis) => {
          const [x, y] = pointAt(axis, RADIUS);
          const [labelX, labelY] = pointAt(axis, LABEL_RADIUS);
          return (
            <g key={stat}>
              <line className={styles.ring} x1={CENTER} y1={CENTER} x2={x} y2={y} />
              <text className={styles.label} x={labelX} y={labelY}>
                {text[stat]}
              </text>
            </g>
          );
        })}
        {monsters.map((monster, index) => (
          <g key={monster.id} className={styles.shape} data-series={index}>
            {/* Different sizes: of two points in the same place one is a ring around the other. */}
            <Shape monster={monster} scaleEnd={scaleEnd} radius={4 - index} />
          </g>
        ))}
      </svg>
    </div>
  );
}

type ShapeProps = { monster: Monster; scaleEnd: number; radius: number };

/** The polygon, if all stats are known. An unknown one has no point, one beyond the scale an arrow at its rim. */
function Shape({ monster, scaleEnd, radius }: ShapeProps) {
  const points = STATS.flatMap((stat, axis) => {
    const share = shareOfScale(monster[stat], scaleEnd);
    if (share === null) return [];
    const angle = (axis / STATS.length) * 360;
    return [{ stat, angle, isBeyond: share > 1, at: pointAt(axis, Math.min(share, 1) * RADIUS) }];
  });
  return (
    <>
      {points.length === STATS.length && <polygon points={polygon(points.map(({ at }) => at))} />}
      {points.map(({ stat, angle, isBeyond, at: [x, y] }) =>
        isBeyond ? (
          <path
            key={stat}
            d={`M${-radius} 0 h${2 * radius} l${-radius} ${-2 * radius} z`}
            transform={`translate(${x} ${y}) rotate(${angle})`}
          />
        ) : (
          <circle key={stat} cx={x} cy={y} r={radius} />
        ),
      )}
    </>
  );
}
