/** The distinct values of many, numbered from 0 in the order in which they came. */
export type DistinctValues<Value> = {
  values: readonly Value[];
  idOf: (value: Value) => number;
};

export function collectDistinct<Value>(): DistinctValues<Value> {
  const values: Value[] = [];
  const ids = new Map<Value, number>();
  return {
    values,
    idOf: (value) => {
      const known = ids.get(value);
      if (known !== undefined) return known;
      const id = values.push(value) - 1;
      ids.set(value, id);
      return id;
    },
  };
}
