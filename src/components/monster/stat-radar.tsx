import { useMessages } from "#src/messages/language.ts";
import { type Monster, STATS } from "#src/monsters/monster.ts";
import { monsterType } from "#src/monsters/monster-type.ts";
import { shareOfScale } from "#src/monsters/stat-scale.ts";
import styles from "./stat-radar.module.css";

const CENTER = 100;
const RADIUS = 62;
const LABEL_RADIUS = 80;
const RINGS = [1 / 3, 2 / 3, 1];

/** The lines differ in style, so that colour is not the only difference. */
const LINES = [styles.solid, styles.dashed, styles.dotted];

/** The point on an axis (clockwise from the top) at `distance` from the center. */
function pointAt(axis: number, distance: number): [x: number, y: number] {
  const angle = (axis / STATS.length) * 2 * Math.PI;
  return [CENTER + Math.sin(angle) * distance, CENTER - Math.cos(angle) * distance];
}

const polygon = (points: readonly (readonly [number, number])[]) =>
  points.map((point) => point.map((number) => number.toFixed(1)).join()).join(" ");

type StatRadarProps = { monsters: readonly Monster[]; scaleEnd: number };

/** A radar chart of up to three monsters, from 0 in the center to `scaleEnd`. */
export function StatRadar({ monsters, scaleEnd }: StatRadarProps) {
  const { monster: text } = useMessages();
  const valuesOf = (monster: Monster) =>
    STATS.map((stat) => text.valueOf(text[stat], String(monster[stat] ?? text.unknown))).join(", ");
  const description = monsters.map((monster) => `${monster.name}: ${valuesOf(monster)}`).join("; ");
  return (
    <svg
      className={styles.radar}
      viewBox="0 0 200 200"
      role="img"
      aria-label={`${text.chart}. ${description}`}
    >
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
        <g
          key={monster.id}
          className={LINES[index % LINES.length]}
          data-type={monsterType(monster.type)}
        >
          <Shape monster={monster} scaleEnd={scaleEnd} />
        </g>
      ))}
    </svg>
  );
}

/** The polygon is drawn only if every stat is known; an unknown stat has no point, not a zero. */
function Shape({ monster, scaleEnd }: { monster: Monster; scaleEnd: number }) {
  const points = STATS.flatMap((stat, axis) => {
    const share = shareOfScale(monster[stat], scaleEnd);
    return share === null ? [] : [{ stat, at: pointAt(axis, share * RADIUS) }];
  });
  return (
    <>
      {points.length === STATS.length && <polygon points={polygon(points.map(({ at }) => at))} />}
      {points.map(({ stat, at: [x, y] }) => (
        <circle key={stat} cx={x} cy={y} r="3.5" />
      ))}
    </>
  );
}

/** The line style of the monster at `index`, for the legend. */
export function LineSample({ index }: { index: number }) {
  return (
    <svg className={LINES[index % LINES.length]} viewBox="0 0 48 12" aria-hidden="true">
      <line x1="2" y1="6" x2="46" y2="6" />
    </svg>
  );
}
