declare module 'virtual:catalogues' {
  type Load = () => Promise<{ default: string }>;
  /** By subject and language, how messages are loaded: text in Fluent's syntax. */
  const load: Record<'core' | 'refusals' | 'options' | 'ending' | 'lesson' | 'printing' | 'coach' | 'rules' | 'door' | 'device', Record<string, Load>>;
  export default load;
}
