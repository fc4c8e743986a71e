interface OptionsProps {
  values: readonly string[];
  /** Stands for no choice yet. */
  placeholder?: string;
}

export function Options({ values, placeholder }: OptionsProps) {
  return (
    <>
      {placeholder && <option value="">{placeholder}</option>}
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </>
  );
}
