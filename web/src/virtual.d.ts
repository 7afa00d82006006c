declare module 'virtual:catalogues' {
  /** By language, how its messages are loaded: text in Fluent's syntax. */
  const load: Record<string, () => Promise<{ default: string }>>;
  export default load;
}
